/** A failure that the user at the terminal can fix. The message is one sentence. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/**
 * Returns the text that a command prints for a failure: the message of a CommandError, or all details of an unexpected
 * error.
 */
export function describeFailure(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
