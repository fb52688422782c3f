/**
 * Splits rules source into tokens on demand. The parser requests path text separately, because the characters of a path
 * '/users/a-b' have another meaning in an expression.
 */
import type { SourceSpan } from './ast.ts';
import { scanBytes, scanString } from './quoted-literals.ts';
import { RulesSyntaxError } from './syntax-error.ts';

export type TokenKind = 'name' | 'int' | 'float' | 'string' | 'bytes' | 'symbol' | 'end';

export interface Token {
  kind: TokenKind;
  /** Source text of the token; for strings the decoded value. */
  text: string;
  /** Decoded bytes of a bytes literal. */
  bytes: Uint8Array | null;
  span: SourceSpan;
}

const twoCharacterSymbols = new Set(['==', '!=', '<=', '>=', '&&', '||', '=*']);
const oneCharacterSymbols = new Set('+-*/%<>!?:;,.()[]{}=$'.split(''));

function isNameStart(character: string): boolean {
  return /^[A-Za-z_]$/.test(character);
}

function isNamePart(character: string): boolean {
  return /^[A-Za-z0-9_]$/.test(character);
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9' && character.length === 1;
}

/** Returns whether a character may be part of a literal path segment. */
function isPathCharacter(character: string): boolean {
  return /^[A-Za-z0-9_.~@%+\-\u0080-\uffff]$/.test(character);
}

/** A lexer with one token of lookahead. @throws RulesSyntaxError at malformed strings, numbers and comments */
export class Lexer {
  readonly source: string;
  private offset = 0;
  private readonly lineStarts: number[] = [0];
  private buffered: Token | null = null;
  private readonly spanOf = (start: number, end: number): SourceSpan => this.spanAt(start, end);

  constructor(source: string) {
    this.source = source;
    for (let index = 0; index < source.length; index += 1) {
      if (source[index] === '\n') this.lineStarts.push(index + 1);
    }
  }

  /** Returns the span between two offsets, with the line and column of the first. */
  spanAt(start: number, end: number): SourceSpan {
    let low = 0;
    let high = this.lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.lineStarts[middle] ?? 0) <= start) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: start - (this.lineStarts[low] ?? 0) + 1, start, end };
  }

  peek(): Token {
    this.buffered ??= this.scan();
    return this.buffered;
  }

  next(): Token {
    const token = this.peek();
    this.buffered = null;
    return token;
  }

  /** Returns the literal path segment at the current position (white space is not skipped), '' if there is none. */
  pathText(): Token {
    this.rewind();
    const start = this.offset;
    if (this.source.startsWith('(default)', start)) {
      this.offset += '(default)'.length;
    } else {
      while (this.offset < this.source.length && isPathCharacter(this.charAt(this.offset))) {
        this.offset += 1;
      }
    }
    return {
      kind: 'string',
      text: this.source.slice(start, this.offset),
      bytes: null,
      span: this.spanAt(start, this.offset),
    };
  }

  /** Consumes `text` if it is at the current position, without skipping white space. */
  takeAdjacent(text: string): boolean {
    this.rewind();
    if (!this.source.startsWith(text, this.offset)) return false;
    this.offset += text.length;
    return true;
  }

  /** Returns whether a path continues here; '//' and '/*' start comments instead. */
  atPathSeparator(): boolean {
    this.rewind();
    const following = this.charAt(this.offset + 1);
    return this.charAt(this.offset) === '/' && following !== '/' && following !== '*';
  }

  /** Returns the position of the next character. */
  here(): SourceSpan {
    this.rewind();
    return this.spanAt(this.offset, this.offset);
  }

  private rewind(): void {
    if (this.buffered !== null) {
      this.offset = this.buffered.span.start;
      this.buffered = null;
    }
  }

  private charAt(offset: number): string {
    return this.source.charAt(offset);
  }

  private skipBlanks(): void {
    for (;;) {
      const character = this.charAt(this.offset);
      if (character !== '' && ' \t\r\n\f\v\u00a0\ufeff'.includes(character)) {
        this.offset += 1;
      } else if (this.source.startsWith('//', this.offset)) {
        const end = this.source.indexOf('\n', this.offset);
        this.offset = end === -1 ? this.source.length : end;
      } else if (this.source.startsWith('/*', this.offset)) {
        const end = this.source.indexOf('*/', this.offset + 2);
        if (end === -1) {
          throw new RulesSyntaxError(
            "Unterminated comment: expected '*/'.",
            this.spanAt(this.offset, this.source.length),
            '*/',
          );
        }
        this.offset = end + 2;
      } else {
        return;
      }
    }
  }

  private token(kind: TokenKind, start: number, text?: string, bytes?: Uint8Array): Token {
    return {
      kind,
      text: text ?? this.source.slice(start, this.offset),
      bytes: bytes ?? null,
      span: this.spanAt(start, this.offset),
    };
  }

  private scan(): Token {
    this.skipBlanks();
    const start = this.offset;
    const character = this.charAt(start);
    if (character === '') return this.token('end', start, 'end of file');
    const following = this.charAt(start + 1);
    if (character === 'b' && (following === "'" || following === '"')) {
      const { bytes, end } = scanBytes(this.source, start + 1, this.spanOf);
      this.offset = end;
      return this.token('bytes', start, '', bytes);
    }
    if (character === "'" || character === '"') {
      const { text, end } = scanString(this.source, start, this.spanOf);
      this.offset = end;
      return this.token('string', start, text);
    }
    if (isNameStart(character)) {
      while (isNamePart(this.charAt(this.offset))) this.offset += 1;
      return this.token('name', start);
    }
    if (isDigit(character) || (character === '.' && isDigit(following))) {
      return this.scanNumber(start);
    }
    const pair = character + following;
    if (twoCharacterSymbols.has(pair)) {
      this.offset += 2;
      return this.token('symbol', start);
    }
    if (oneCharacterSymbols.has(character)) {
      this.offset += 1;
      return this.token('symbol', start);
    }
    throw new RulesSyntaxError(
      `Unexpected character '${character}'.`,
      this.spanAt(start, start + 1),
    );
  }

  private scanNumber(start: number): Token {
    if (/^0[xX][0-9a-fA-F]/.test(this.source.slice(start, start + 3))) {
      this.offset += 2;
      while (/^[0-9a-fA-F]$/.test(this.charAt(this.offset))) this.offset += 1;
      return this.token('int', start);
    }
    let kind: TokenKind = 'int';
    while (isDigit(this.charAt(this.offset))) this.offset += 1;
    if (this.charAt(this.offset) === '.' && isDigit(this.charAt(this.offset + 1))) {
      kind = 'float';
      this.offset += 1;
      while (isDigit(this.charAt(this.offset))) this.offset += 1;
    }
    const exponent = /^[eE][+-]?[0-9]+/.exec(this.source.slice(this.offset, this.offset + 24));
    if (exponent !== null) {
      kind = 'float';
      this.offset += exponent[0].length;
    }
    if (isNamePart(this.charAt(this.offset))) {
      throw new RulesSyntaxError(
        `Unexpected character '${this.charAt(this.offset)}' in a number.`,
        this.spanAt(this.offset, this.offset + 1),
        'a digit',
      );
    }
    return this.token(kind, start);
  }
}
