// The two ways a command can fail, and their exit codes.
// Bugs are thrown as they are and show their stack.

/** Wrong usage: exit code 2. The message says what was given and what is possible. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The call was correct but the work failed: exit code 1. */
export class Failure extends Error {
  override name = 'Failure';
}
