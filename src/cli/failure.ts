// The two ways a command ends badly, and what each means to the shell that called it.
// Not for: bugs; those are thrown as they are and show their stack.

/** Wrong usage: exit code 2. The message says what was met and what is possible. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The command was right, its work failed: exit code 1. */
export class Failure extends Error {
  override name = 'Failure';
}
