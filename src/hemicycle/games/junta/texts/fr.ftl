# Junta
