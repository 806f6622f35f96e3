"""The page of a report: what many games tell, with plots, and a table behind each of them.

`sheet.py` is a page with what its parts have in common; `wins.py`, `deals.py` and `course.py` are its parts, and
`page.py` puts them together.
"""
