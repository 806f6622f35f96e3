"""What games tell afterwards: who had power, and what became of it."""
