# The toy games have no sentences of their own.
