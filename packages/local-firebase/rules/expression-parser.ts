/** Precedence-climbing (Pratt) parser for expressions of the rules language. */
import type { BinaryOperator, Expr, PathPart, SourceSpan } from './ast.ts';
import { largestInt } from './integers.ts';
import type { Token } from './lexer.ts';
import { maximumNesting, tooComplex } from './nesting.ts';
import { maximumPathSegments } from './sizes.ts';
import { RulesSyntaxError } from './syntax-error.ts';
import { reservedWords, TokenParser } from './token-parser.ts';
import { RulesBytes } from './values.ts';

const precedence = new Map<string, number>([
  ['?', 1],
  ['||', 2],
  ['&&', 3],
  ['==', 4],
  ['!=', 4],
  ['in', 5],
  ['is', 5],
  ['<', 6],
  ['<=', 6],
  ['>', 6],
  ['>=', 6],
  ['+', 7],
  ['-', 7],
  ['*', 8],
  ['/', 8],
  ['%', 8],
]);

const maximumDepth = 150;
const maximumChain = 1000;

/** Parses expressions from a lexer. @throws RulesSyntaxError where an expression is malformed or too deep */
export class ExpressionParser extends TokenParser {
  private depth = 0;
  private openGroups = 0;

  parseExpression(minimum = 1): Expr {
    this.depth += 1;
    if (this.depth > maximumDepth) {
      throw tooComplex(this.lexer.peek().span);
    }
    let left = this.parsePrefix();
    let links = 0;
    for (;;) {
      const token = this.lexer.peek();
      const strength = this.operatorStrength(token);
      if (strength < minimum || strength === 0) break;
      links += 1;
      if (links > maximumChain && token.text !== '&&' && token.text !== '||') {
        throw new RulesSyntaxError('Expression is too long.', token.span);
      }
      left = this.parseInfix(left, this.lexer.next(), strength);
    }
    this.depth -= 1;
    return left;
  }

  private operatorStrength(token: Token): number {
    if (token.kind === 'symbol' || token.text === 'in' || token.text === 'is') {
      return token.kind === 'string' ? 0 : (precedence.get(token.text) ?? 0);
    }
    return 0;
  }

  private parseInfix(left: Expr, operator: Token, strength: number): Expr {
    if (operator.text === '?') {
      const whenTrue = this.parseExpression(1);
      this.expectSymbol(':');
      const whenFalse = this.parseExpression(1);
      const span = this.joined(left.extent, whenFalse.extent);
      return this.make({ kind: 'ternary', condition: left, whenTrue, whenFalse, span });
    }
    if (operator.text === 'is') {
      const type = this.expectName('a type name');
      const span = this.joined(left.extent, type.span);
      return this.make({ kind: 'is', operand: left, typeName: type.text, span });
    }
    const right = this.parseExpression(strength + 1);
    const span = this.joined(left.extent, right.extent);
    if (operator.text === '&&' || operator.text === '||') {
      // Parentheses separate chains: `a || (b || c)` and `(a || b) || c` consist of two chains each.
      if (left.kind === 'logical' && left.operator === operator.text && left.groups === 0) {
        left.operands.push(right);
        left.span = span;
        left.extent = span;
        return left;
      }
      return this.make({ kind: 'logical', operator: operator.text, operands: [left, right], span });
    }
    return this.make({
      kind: 'binary',
      operator: operator.text as BinaryOperator,
      left,
      right,
      span,
    });
  }

  private parsePrefix(): Expr {
    const token = this.lexer.peek();
    if (this.isSymbol(token, '!') || this.isSymbol(token, '-')) {
      this.lexer.next();
      this.depth += 1;
      if (this.depth > maximumDepth) {
        throw tooComplex(token.span);
      }
      const following = this.lexer.peek();
      if (token.text === '-' && following.kind === 'int') {
        this.lexer.next();
        this.depth -= 1;
        const span = this.joined(token.span, following.span);
        return this.parsePostfix(this.intLiteral(following, span, true));
      }
      const operand = this.parsePrefix();
      this.depth -= 1;
      const span = this.joined(token.span, operand.extent);
      return this.make({ kind: 'unary', operator: token.text === '!' ? '!' : '-', operand, span });
    }
    return this.parsePostfix(this.parsePrimary());
  }

  private intLiteral(token: Token, span: SourceSpan, negative: boolean): Expr {
    const magnitude = BigInt(token.text);
    if (magnitude > largestInt + (negative ? 1n : 0n)) {
      throw new RulesSyntaxError('Integer does not fit in 64 bits.', token.span);
    }
    return this.make({ kind: 'literal', value: negative ? -magnitude : magnitude, span });
  }

  private parsePrimary(): Expr {
    const token = this.lexer.next();
    const span = token.span;
    switch (token.kind) {
      case 'int':
        return this.intLiteral(token, span, false);
      case 'float':
        return this.make({ kind: 'literal', value: Number(token.text), span });
      case 'string':
        return this.make({ kind: 'literal', value: token.text, span });
      case 'bytes':
        return this.make({
          kind: 'literal',
          value: new RulesBytes(token.bytes ?? new Uint8Array()),
          span,
        });
      case 'name':
        return this.parseName(token);
      case 'symbol':
        if (token.text === '(') return this.parseEnclosed(span);
        if (token.text === '[') return this.parseList(span);
        if (token.text === '{') return this.parseMap(span);
        if (token.text === '/') return this.parsePath(span);
        break;
      case 'end':
        break;
    }
    throw this.unexpected(token, 'an expression');
  }

  private parseEnclosed(start: SourceSpan): Expr {
    this.openGroups += 1;
    if (this.openGroups > maximumNesting) throw tooComplex(start);
    const inner = this.parseExpression();
    const close = this.expectSymbol(')');
    this.openGroups -= 1;
    inner.extent = this.joined(start, close.span);
    inner.groups += 1;
    return inner;
  }

  private parseName(token: Token): Expr {
    const span = token.span;
    if (token.text === 'true' || token.text === 'false') {
      return this.make({ kind: 'literal', value: token.text === 'true', span });
    }
    if (token.text === 'null') return this.make({ kind: 'literal', value: null, span });
    if (reservedWords.has(token.text)) throw this.unexpected(token, 'an expression');
    if (this.isSymbol(this.lexer.peek(), '(')) {
      const { args, end } = this.parseArguments();
      return this.make({ kind: 'call', name: token.text, args, span: this.joined(span, end) });
    }
    return this.make({ kind: 'name', name: token.text, span });
  }

  private parseArguments(): { args: Expr[]; end: SourceSpan } {
    this.expectSymbol('(');
    const args: Expr[] = [];
    while (!this.isSymbol(this.lexer.peek(), ')')) {
      if (args.length > 0) this.expectSymbol(',');
      args.push(this.parseExpression());
    }
    return { args, end: this.lexer.next().span };
  }

  private parsePostfix(start: Expr): Expr {
    let target = start;
    for (let links = 0; ; links += 1) {
      const token = this.lexer.peek();
      if (links > maximumChain) throw new RulesSyntaxError('Expression is too long.', token.span);
      if (this.isSymbol(token, '.')) {
        this.lexer.next();
        const name = this.expectName('a property name');
        if (this.isSymbol(this.lexer.peek(), '(')) {
          const { args, end } = this.parseArguments();
          const span = this.joined(target.extent, end);
          target = this.make({ kind: 'method', target, name: name.text, args, span });
        } else {
          const span = this.joined(target.extent, name.span);
          target = this.make({ kind: 'member', target, name: name.text, span });
        }
      } else if (this.isSymbol(token, '[')) {
        this.lexer.next();
        target = this.parseBrackets(target);
      } else {
        return target;
      }
    }
  }

  private parseBrackets(target: Expr): Expr {
    const index = this.parseExpression();
    if (this.isSymbol(this.lexer.peek(), ':')) {
      this.lexer.next();
      const to = this.parseExpression();
      const span = this.joined(target.extent, this.expectSymbol(']').span);
      return this.make({ kind: 'slice', target, from: index, to, span });
    }
    const span = this.joined(target.extent, this.expectSymbol(']').span);
    return this.make({ kind: 'index', target, index, span });
  }

  private parseList(start: SourceSpan): Expr {
    const items: Expr[] = [];
    while (!this.isSymbol(this.lexer.peek(), ']')) {
      if (items.length > 0) {
        this.expectSymbol(',');
        if (this.isSymbol(this.lexer.peek(), ']')) break;
      }
      items.push(this.parseExpression());
    }
    const end = this.expectSymbol(']');
    return this.make({ kind: 'list', items, span: this.joined(start, end.span) });
  }

  private parseMap(start: SourceSpan): Expr {
    const entries: { key: Expr; value: Expr }[] = [];
    while (!this.isSymbol(this.lexer.peek(), '}')) {
      if (entries.length > 0) {
        this.expectSymbol(',');
        if (this.isSymbol(this.lexer.peek(), '}')) break;
      }
      const key = this.parseExpression();
      this.expectSymbol(':');
      entries.push({ key, value: this.parseExpression() });
    }
    const end = this.expectSymbol('}');
    return this.make({ kind: 'map', entries, span: this.joined(start, end.span) });
  }

  /** Parses a path whose first '/' was already read. Segments follow without white space. */
  private parsePath(start: SourceSpan): Expr {
    const parts: PathPart[] = [];
    for (;;) {
      let end: SourceSpan;
      if (this.lexer.takeAdjacent('$(')) {
        const value = this.parseExpression();
        end = this.expectSymbol(')').span;
        parts.push({ kind: 'expression', value });
      } else {
        const text = this.lexer.pathText();
        if (text.text === '') {
          throw new RulesSyntaxError(
            'Unexpected character in a path: expected a path segment.',
            text.span,
            'a path segment',
          );
        }
        end = text.span;
        parts.push({ kind: 'literal', text: text.text });
      }
      if (parts.length > maximumPathSegments) {
        throw new RulesSyntaxError('A path has at most 100 segments.', start);
      }
      if (!this.lexer.atPathSeparator()) {
        return this.make({ kind: 'path', parts, span: this.joined(start, end) });
      }
      this.lexer.takeAdjacent('/');
    }
  }
}
