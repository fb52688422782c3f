/** Error for a rules file that cannot be loaded. `line` and `column` are one-based, `offset` is zero-based. */
export class RulesSyntaxError extends Error {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
  /** The expected token, '' when the error is not a missing token. */
  readonly expected: string;

  constructor(
    message: string,
    position: { line: number; column: number; start: number },
    expected = '',
  ) {
    super(message);
    this.name = 'RulesSyntaxError';
    this.line = position.line;
    this.column = position.column;
    this.offset = position.start;
    this.expected = expected;
  }
}
