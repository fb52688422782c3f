/** Parser of whole rules files: version, services, match blocks, functions and allow statements. */
import type {
  AllowMethod,
  AllowStatement,
  FunctionDeclaration,
  MatchBlock,
  MatchSegment,
  RulesFile,
  ServiceBlock,
} from './ast.ts';
import { ExpressionParser } from './expression-parser.ts';
import { Lexer } from './lexer.ts';
import { checkFile } from './load-checks.ts';
import { RulesSyntaxError } from './syntax-error.ts';

/**
 * The public limits table allows 256 KB of source, functions with 7 arguments, and matches 10 deep. The table allows 10
 * lets, but measurements show that production loads 11. Production refuses 12 with a message that names 10, like this
 * parser.
 */
const maximumSourceBytes = 256 * 1024;
const maximumLets = 11;
const maximumParameters = 7;
const maximumMatchDepth = 10;

const methodGroups = new Map<string, AllowMethod[]>([
  ['get', ['get']],
  ['list', ['list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
]);

class FileParser extends ExpressionParser {
  parseFile(): RulesFile {
    const file: RulesFile = {
      version: this.parseVersion(),
      functions: [],
      services: [],
      expressionCount: 0,
    };
    for (;;) {
      const token = this.lexer.peek();
      if (token.kind === 'end') break;
      if (this.isWord(token, 'service')) file.services.push(this.parseService());
      else if (this.isWord(token, 'function')) file.functions.push(this.parseFunction());
      else throw this.unexpected(token, "'service' or 'function'");
    }
    if (file.services.length === 0) throw this.unexpected(this.lexer.peek(), "'service'");
    file.expressionCount = this.expressionCount;
    return file;
  }

  private parseVersion(): 1 | 2 {
    if (!this.isWord(this.lexer.peek(), 'rules_version')) return 1;
    this.lexer.next();
    this.expectSymbol('=');
    const token = this.lexer.peek();
    if (token.kind !== 'string' || (token.text !== '1' && token.text !== '2')) {
      throw this.unexpected(token, "'1' or '2'");
    }
    this.lexer.next();
    if (this.isSymbol(this.lexer.peek(), ';')) this.lexer.next();
    return token.text === '2' ? 2 : 1;
  }

  private parseService(): ServiceBlock {
    const start = this.lexer.next();
    const parts = [this.expectName('a service name').text];
    while (this.isSymbol(this.lexer.peek(), '.')) {
      this.lexer.next();
      parts.push(this.expectName('a service name').text);
    }
    const service: ServiceBlock = {
      name: parts.join('.'),
      functions: [],
      matches: [],
      span: start.span,
    };
    if (service.name !== 'cloud.firestore' && service.name !== 'firebase.storage') {
      const expected = "'cloud.firestore' or 'firebase.storage'";
      throw new RulesSyntaxError(
        `Unknown service '${service.name}': expected ${expected}.`,
        start.span,
        expected,
      );
    }
    this.expectSymbol('{');
    for (;;) {
      const token = this.lexer.peek();
      if (this.isSymbol(token, '}')) break;
      if (this.isWord(token, 'match')) service.matches.push(this.parseMatch(1));
      else if (this.isWord(token, 'function')) service.functions.push(this.parseFunction());
      else throw this.unexpected(token, "'match', 'function' or '}'");
    }
    service.span = this.joined(start.span, this.lexer.next().span);
    return service;
  }

  private parseMatch(depth: number): MatchBlock {
    const start = this.lexer.next();
    if (depth > maximumMatchDepth) {
      throw new RulesSyntaxError('match blocks nest at most 10 deep.', start.span);
    }
    const match: MatchBlock = {
      path: this.parseMatchPath(),
      allows: [],
      functions: [],
      matches: [],
      span: start.span,
    };
    this.expectSymbol('{');
    for (;;) {
      const token = this.lexer.peek();
      if (this.isSymbol(token, '}')) break;
      if (this.isWord(token, 'match')) match.matches.push(this.parseMatch(depth + 1));
      else if (this.isWord(token, 'function')) match.functions.push(this.parseFunction());
      else if (this.isWord(token, 'allow')) match.allows.push(this.parseAllow());
      else throw this.unexpected(token, "'allow', 'match', 'function' or '}'");
    }
    match.span = this.joined(start.span, this.lexer.next().span);
    return match;
  }

  private parseMatchPath(): MatchSegment[] {
    const segments: MatchSegment[] = [];
    this.expectSymbol('/');
    for (;;) {
      if (this.lexer.takeAdjacent('{')) {
        const name = this.expectNewName('a wildcard name');
        let kind: 'single' | 'recursive' = 'single';
        // The lexer splits '=**' into '=*' and '*'.
        if (this.isSymbol(this.lexer.peek(), '=*')) {
          this.lexer.next();
          if (this.isSymbol(this.lexer.peek(), '*')) {
            this.lexer.next();
            kind = 'recursive';
          }
        }
        this.expectSymbol('}');
        segments.push({ kind, name: name.text });
      } else {
        const text = this.lexer.pathText();
        if (text.text === '') {
          throw new RulesSyntaxError(
            'Unexpected character in a match path: expected a path segment.',
            text.span,
            'a path segment',
          );
        }
        segments.push({ kind: 'literal', text: text.text });
      }
      if (!this.lexer.atPathSeparator()) return segments;
      this.lexer.takeAdjacent('/');
    }
  }

  private parseAllow(): AllowStatement {
    const start = this.lexer.next();
    const methods: AllowMethod[] = [];
    for (;;) {
      const token = this.lexer.peek();
      const group = token.kind === 'name' ? methodGroups.get(token.text) : undefined;
      if (group === undefined) {
        throw this.unexpected(token, 'get, list, create, update, delete, read or write');
      }
      this.lexer.next();
      for (const method of group) if (!methods.includes(method)) methods.push(method);
      if (!this.isSymbol(this.lexer.peek(), ',')) break;
      this.lexer.next();
    }
    let condition = null;
    if (this.isSymbol(this.lexer.peek(), ':')) {
      this.lexer.next();
      const word = this.lexer.peek();
      if (!this.isWord(word, 'if')) throw this.unexpected(word, "'if'");
      this.lexer.next();
      condition = this.parseExpression();
    }
    const end = this.lexer.peek();
    if (!this.isSymbol(end, ';')) {
      throw this.unexpected(end, condition === null ? "':' or ';'" : "an operator or ';'");
    }
    this.lexer.next();
    return { methods, condition, span: this.joined(start.span, end.span) };
  }

  private parseFunction(): FunctionDeclaration {
    const start = this.lexer.next();
    const name = this.expectNewName('a function name');
    this.expectSymbol('(');
    const parameters: string[] = [];
    while (!this.isSymbol(this.lexer.peek(), ')')) {
      if (parameters.length > 0) this.expectSymbol(',');
      const parameter = this.expectNewName('a parameter name');
      if (parameters.includes(parameter.text)) {
        throw new RulesSyntaxError(`Duplicate parameter '${parameter.text}'.`, parameter.span);
      }
      parameters.push(parameter.text);
      if (parameters.length > maximumParameters) {
        throw new RulesSyntaxError('A function takes at most 7 arguments.', parameter.span);
      }
    }
    this.lexer.next();
    this.expectSymbol('{');
    const lets: FunctionDeclaration['lets'] = [];
    const taken = new Set(parameters);
    while (this.isWord(this.lexer.peek(), 'let')) {
      lets.push(this.parseLet(taken));
    }
    const word = this.lexer.peek();
    if (!this.isWord(word, 'return')) throw this.unexpected(word, "'let' or 'return'");
    this.lexer.next();
    const result = this.parseExpression();
    if (lets.length > maximumLets) {
      throw new RulesSyntaxError(
        'Maximum allowed variable count of 10 for a given function has been reached.',
        result.extent,
      );
    }
    this.expectSymbol(';');
    const end = this.expectSymbol('}');
    return {
      name: name.text,
      parameters,
      lets,
      result,
      span: this.joined(start.span, end.span),
      nameSpan: name.span,
    };
  }

  private parseLet(taken: Set<string>): FunctionDeclaration['lets'][number] {
    const start = this.lexer.next();
    const name = this.expectNewName('a variable name');
    if (taken.has(name.text)) {
      throw new RulesSyntaxError(`Variable '${name.text}' is already defined.`, name.span);
    }
    taken.add(name.text);
    this.expectSymbol('=');
    const value = this.parseExpression();
    const end = this.expectSymbol(';');
    return { name: name.text, value, span: this.joined(start.span, end.span) };
  }
}

/**
 * Parses a rules file and performs all checks of production at deployment.
 * @throws RulesSyntaxError at the first error, with its position and the expected token
 */
export function parseRules(source: string): RulesFile {
  if (new TextEncoder().encode(source).length > maximumSourceBytes) {
    throw new RulesSyntaxError('A ruleset is at most 256 KB.', { line: 1, column: 1, start: 0 });
  }
  const file = new FileParser(new Lexer(source)).parseFile();
  checkFile(file);
  return file;
}
