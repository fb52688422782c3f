/** Base of the expression and file parsers: consumes expected tokens and numbers the nodes. */
import type { Expr, SourceSpan } from './ast.ts';
import type { Lexer, Token } from './lexer.ts';
import { RulesSyntaxError } from './syntax-error.ts';

/** Words that cannot be variables. */
export const reservedWords: ReadonlySet<string> = new Set([
  'true',
  'false',
  'null',
  'in',
  'is',
  'if',
  'let',
  'return',
  'function',
  'match',
  'allow',
  'service',
]);

type Unplaced<T> = T extends { id: number } ? Omit<T, 'id' | 'extent' | 'groups'> : never;

/** Reads tokens from a lexer. @throws RulesSyntaxError at an unexpected token */
export class TokenParser {
  protected readonly lexer: Lexer;
  private nextId = 0;

  constructor(lexer: Lexer) {
    this.lexer = lexer;
  }

  /** Number of expressions parsed so far. Their ids are 0 to `expressionCount - 1`. */
  get expressionCount(): number {
    return this.nextId;
  }

  protected make(node: Unplaced<Expr>): Expr {
    const id = this.nextId;
    this.nextId += 1;
    return { ...node, id, extent: node.span, groups: 0 };
  }

  protected joined(from: SourceSpan, to: SourceSpan): SourceSpan {
    return { line: from.line, column: from.column, start: from.start, end: to.end };
  }

  protected unexpected(token: Token, expected: string): RulesSyntaxError {
    const shown = token.kind === 'end' ? 'end of file' : `'${token.text}'`;
    return new RulesSyntaxError(`Unexpected ${shown}: expected ${expected}.`, token.span, expected);
  }

  protected isSymbol(token: Token, text: string): boolean {
    return token.kind === 'symbol' && token.text === text;
  }

  protected isWord(token: Token, text: string): boolean {
    return token.kind === 'name' && token.text === text;
  }

  protected expectSymbol(text: string): Token {
    const token = this.lexer.peek();
    if (!this.isSymbol(token, text)) throw this.unexpected(token, `'${text}'`);
    return this.lexer.next();
  }

  protected expectName(what: string): Token {
    const token = this.lexer.peek();
    if (token.kind !== 'name') throw this.unexpected(token, what);
    return this.lexer.next();
  }

  /** Consumes a name that may be declared: any but the reserved words. */
  protected expectNewName(what: string): Token {
    const token = this.lexer.peek();
    if (token.kind !== 'name' || reservedWords.has(token.text)) throw this.unexpected(token, what);
    return this.lexer.next();
  }
}
