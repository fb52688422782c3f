/** A failure that a person at the terminal can act on: its message is one sentence in Portuguese. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** What a command prints for a failure: the sentence, or everything known of a defect. */
export function describeFailure(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
