"""Mails: how one is written, and how it goes out."""

from __future__ import annotations

import re
import smtplib
import ssl
from collections.abc import Sequence
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from .settings import Smtp

PATIENCE = 15
"""Seconds for a mail server or a push service to answer."""


def letter(smtp: Smtp, to: str, subject: str, paragraphs: Sequence[str], stop: str = "") -> EmailMessage:
    """A mail; `stop`: where its receiver can end them."""
    mail = EmailMessage()
    mail["From"] = smtp.sender
    mail["To"] = to
    mail["Subject"] = re.sub(r"[ \t\r\n]+", " ", subject)
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=smtp.sender.rpartition("@")[2].strip("> ") or "localhost")
    mail["Auto-Submitted"] = "auto-generated"
    if stop:
        mail["List-Unsubscribe"] = f"<{stop}>"
        if stop.startswith("https://"):
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content("\n\n".join(paragraphs) + "\n")
    return mail


def send_mail(smtp: Smtp, mail: EmailMessage) -> None:
    if smtp.security == "tls":
        context = ssl.create_default_context()
        server: smtplib.SMTP = smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=PATIENCE, context=context)
    else:
        server = smtplib.SMTP(smtp.host, smtp.port, timeout=PATIENCE)
    with server:
        if smtp.security == "starttls":
            server.starttls(context=ssl.create_default_context())
        if smtp.user:
            server.login(smtp.user, smtp.password)
        server.send_message(mail)
