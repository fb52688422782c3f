import { describe, expect, it } from 'vitest';
import { parseRules } from './parser.ts';
import { RulesSyntaxError } from './syntax-error.ts';

/** Returns rules with this body of one match block. */
function inMatch(body: string, version = '2'): string {
  return `rules_version = '${version}';\nservice cloud.firestore {\nmatch /a/{id} {\n${body}\n}\n}\n`;
}

function faultOf(source: string): RulesSyntaxError {
  try {
    parseRules(source);
  } catch (error) {
    if (error instanceof RulesSyntaxError) return error;
    throw error;
  }
  throw new Error('The file loads.');
}

const lets = (count: number): string =>
  Array.from({ length: count }, (_, index) => `let v${index} = 1;`).join(' ');

/** Functions that call each other in a chain: f1 calls f2, and so on. Each is on a separate line. */
const calls = (count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const body = index + 1 === count ? 'true' : `f${index + 2}()`;
    return `function f${index + 1}() { return ${body}; }`;
  }).join('\n');

/** Returns `1 != 9 && (1 != 9 && (...))` with that number of comparisons. */
const nestedConditions = (count: number): string =>
  `${'1 != 9 && ('.repeat(count - 1)}1 == 1${')'.repeat(count - 1)}`;

describe('valid files load', () => {
  it.each([
    ['no version', 'service cloud.firestore { match /a/{b} { allow read; } }'],
    ['double quotes for the version', 'rules_version = "2"; service cloud.firestore {}'],
    [
      'storage',
      'service firebase.storage { match /b/{bucket}/o { match /{all=**} { allow read; } } }',
    ],
    [
      'functions at every level',
      'function f() { return true; } service cloud.firestore { function g() { return f(); } match /a/{b} { function h() { return g(); } allow get: if h(); } }',
    ],
    [
      'a function used before it is declared',
      inMatch('allow get: if f(); function f() { return true; }'),
    ],
    [
      'comments everywhere',
      '/* a */ service cloud.firestore { // b\n match /a/{b} { /* c */ allow get /* d */ : if true; } }',
    ],
    ['several methods', inMatch('allow get, list, create: if true;')],
    [
      'a wildcard in the middle in version 2',
      'rules_version = "2"; service cloud.firestore { match /a/{x=**}/b/{c} { allow read; } }',
    ],
    [
      'literal segments with dots and dashes',
      'service cloud.firestore { match /my-coll/v1.0/x_y/{d} { allow read; } }',
    ],
    [
      'the database in parentheses',
      'service cloud.firestore { match /databases/(default)/documents { } }',
    ],
    [
      'seven arguments',
      inMatch('function f(a, b, c, d, e, f1, g) { return a; } allow get: if true;'),
    ],
    [
      'ten lets',
      inMatch(
        `function f() { ${Array.from({ length: 10 }, (_, i) => `let v${i} = 1;`).join(' ')} return v9; } allow get: if true;`,
      ),
    ],
    [
      'a shadowing inner function',
      inMatch(
        'function f() { return true; } match /b/{c} { function f() { return false; } allow get: if f(); }',
      ),
    ],
    [
      'keywords as property names',
      inMatch('allow get: if resource.data.match == resource.data.allow;'),
    ],
    [
      'a chain of 98 comparisons',
      inMatch(`allow get: if ${Array(98).fill('1 == 1').join(' || ')};`),
    ],
    ['an RE2 pattern', inMatch(String.raw`allow get: if 'a'.matches('(?i)^[\\w\\p{L}]+$');`)],
  ])('%s', (_name, source) => {
    expect(() => parseRules(source)).not.toThrow();
  });
});

describe('errors are reported with line, column and the expected token', () => {
  it.each([
    ['a missing semicolon', 'allow get: if true', 5, 1, "an operator or ';'"],
    ['a missing condition', 'allow get: if ;', 4, 15, 'an expression'],
    ['a missing if', 'allow get: true;', 4, 12, "'if'"],
    [
      'an unknown method',
      'allow fetch: if true;',
      4,
      7,
      'get, list, create, update, delete, read or write',
    ],
    ['an unclosed parenthesis', 'allow get: if (true;', 4, 20, "')'"],
    ['an unclosed list', 'allow get: if [1, 2;', 4, 20, "','"],
    ['an unclosed index', 'allow get: if a[1;', 4, 18, "']'"],
    ['an incomplete ternary', 'allow get: if true ? 1;', 4, 23, "':'"],
    ['a missing operand', 'allow get: if 1 + ;', 4, 19, 'an expression'],
    ['two operands without operator', 'allow get: if 1 2;', 4, 17, "an operator or ';'"],
    ['an assignment', 'allow get: if a = 1;', 4, 17, "an operator or ';'"],
    ['a missing property', 'allow get: if a.;', 4, 17, 'a property name'],
    ['a missing type', 'allow get: if a is 1;', 4, 20, 'a type name'],
    ['an unknown type', 'allow get: if a is text;', 4, 15, 'a type name'],
    ['a function without return', 'function f() { true; }', 4, 16, "'let' or 'return'"],
    ['a let after the return', 'function f() { return 1; let a = 1; }', 4, 26, "'}'"],
    ['a let without value', 'function f() { let a; return a; }', 4, 21, "'='"],
    ['an empty path segment', 'allow get: if exists(/a/ /b);', 4, 25, 'a path segment'],
    ['an unfinished path expression', 'allow get: if exists(/a/$(b);', 4, 29, "','"],
    ['an unknown statement', 'deny get: if true;', 4, 1, "'allow', 'match', 'function' or '}'"],
    ['a keyword as a function name', 'function allow() { return 1; }', 4, 10, 'a function name'],
    ['an unfinished string', "allow get: if 'abc;", 4, 15, "'"],
    ['an unknown escape', String.raw`allow get: if '\d';`, 4, 16, '\\\\ \\\' \\" \\n \\r \\t \\/'],
    [
      'a pattern that RE2 cannot express',
      "allow get: if 'a'.matches('(?=a)');",
      4,
      27,
      'an RE2 pattern',
    ],
    [
      'a pattern with a back reference',
      String.raw`allow get: if 'a'.matches('(a)\\1');`,
      4,
      27,
      'an RE2 pattern',
    ],
    ['a bad pattern in split', "allow get: if 'a'.split('[');", 4, 25, 'an RE2 pattern'],
    ['a bad pattern in replace', "allow get: if 'a'.replace('(', '');", 4, 27, 'an RE2 pattern'],
  ])('%s', (_name, body, line, column, expected) => {
    const fault = faultOf(inMatch(body));
    expect({ line: fault.line, column: fault.column, expected: fault.expected }).toEqual({
      line,
      column,
      expected,
    });
  });

  it.each([
    ['an empty file', '', 1, 1],
    ['an unknown version', "rules_version = '3'; service cloud.firestore {}", 1, 17],
    ['an unknown service', 'service cloud.spanner {}', 1, 1],
    ['a statement before the service', 'match /a { }', 1, 1],
    ['an unclosed file', 'service cloud.firestore {', 1, 26],
    ['an unclosed comment', 'service cloud.firestore {} /* forever', 1, 28],
    ['an unknown character', 'service cloud.firestore { # }', 1, 27],
    ['a match without a path', 'service cloud.firestore { match { } }', 1, 33],
    ['a wildcard without a name', 'service cloud.firestore { match /a/{} { } }', 1, 37],
    ['an int beyond 64 bits', inMatch('allow get: if 9223372036854775808 > 0;'), 4, 15],
  ])('%s', (_name, source, line, column) => {
    const fault = faultOf(source);
    expect([fault.line, fault.column]).toEqual([line, column]);
  });
});

describe('limits and checks at load', () => {
  const nested = (depth: number): string =>
    'match /a/{b} {'.repeat(depth) + ' allow read; ' + '}'.repeat(depth);

  it.each([
    ['a function that calls itself', inMatch('function f() { return f(); }'), 'recursion'],
    [
      'functions that call each other',
      inMatch(
        'function f() { return g(); } function g() { return true || h(); } function h() { return f(); }',
      ),
      'recursion',
    ],
    ['recursion through a let', inMatch('function f() { let a = f(); return a; }'), 'recursion'],
    ['eight arguments', inMatch('function f(a, b, c, d, e, f1, g, h) { return a; }'), 'at most 7'],
    [
      'twelve lets',
      inMatch(`function f() { ${lets(12)} return 1; }`),
      'Maximum allowed variable count of 10 for a given function has been reached.',
    ],
    ['a repeated argument', inMatch('function f(a, a) { return a; }'), 'Duplicate'],
    [
      'a let named like an argument',
      inMatch('function f(a) { let a = 1; return a; }'),
      'already defined',
    ],
    [
      'a repeated function',
      inMatch('function f() { return 1; } function f() { return 2; }'),
      'already defined',
    ],
    ['eleven nested matches', `service cloud.firestore { ${nested(11)} }`, '10 deep'],
    [
      'two recursive wildcards in a path',
      'rules_version="2"; service cloud.firestore { match /{a=**}/x/{b=**} { } }',
      'one recursive',
    ],
    [
      'a recursive wildcard in the middle in version 1',
      'service cloud.firestore { match /{a=**}/x { } }',
      'must end',
    ],
    [
      '101 path segments',
      `service cloud.firestore { match ${'/a'.repeat(101)} { } }`,
      '100 segments',
    ],
    [
      '21 captured variables',
      `service cloud.firestore { match ${Array.from({ length: 21 }, (_, i) => `/{v${i}}`).join('')} { } }`,
      '20 variables',
    ],
    ['more than 256 KB', `service cloud.firestore {} //${'x'.repeat(256 * 1024)}`, '256 KB'],
    ['thousands of parentheses', inMatch(`allow get: if ${'('.repeat(10_000)}`), 'too complex'],
    ['thousands of negations', inMatch(`allow get: if ${'!'.repeat(10_000)}true;`), 'too complex'],
    ['thousands of nested lists', inMatch(`allow get: if ${'['.repeat(10_000)}`), 'too complex'],
    [
      'a sum of thousands of terms',
      inMatch(`allow get: if ${Array(5000).fill('1').join(' + ')} > 0;`),
      'too long',
    ],
    ['thousands of member accesses', inMatch(`allow get: if a${'.b'.repeat(5000)};`), 'too long'],
  ])('refuses %s', (_name, source, message) => {
    expect(faultOf(source).message).toContain(message);
  });

  it('accepts eleven lets', () => {
    const source = inMatch(`function f() { ${lets(11)} return 1; }`);
    expect(() => parseRules(source)).not.toThrow();
  });

  it('accepts a chain of 21 functions, and refuses 22 at the last, called or not', () => {
    expect(() => parseRules(`${calls(21)}\nservice cloud.firestore {}`)).not.toThrow();
    const names = Array.from({ length: 21 }, (_, index) => `f${index + 1}`).join('->');
    expect(faultOf(`${calls(22)}\nservice cloud.firestore {}`)).toMatchObject({
      line: 22,
      column: 10,
      message: `Maximum allowed call depth of 20 is reached for [${names}] call stack.`,
    });
    expect(faultOf(`${calls(5000)}\nservice cloud.firestore {}`).line).toBe(22);
  });

  it.each([
    ['97 parentheses around a comparison', `${'('.repeat(97)}1 == 1${')'.repeat(97)}`],
    ['98 parentheses around a literal', `${'('.repeat(98)}true${')'.repeat(98)}`],
    ['a chain of 98 comparisons', Array(98).fill('1 == 1').join(' && ')],
    ['49 nested conditions', nestedConditions(49)],
    ['many adjacent groups', `[${Array(500).fill('((1 == 1))').join(', ')}].size() == 500`],
  ])('accepts %s', (_name, condition) => {
    expect(() => parseRules(inMatch(`allow get: if ${condition};`))).not.toThrow();
  });

  it.each([
    ['98 parentheses around a comparison', `${'('.repeat(98)}1 == 1${')'.repeat(98)}`, 113],
    ['99 parentheses around a literal', `${'('.repeat(99)}true${')'.repeat(99)}`, 114],
    ['200 parentheses', `${'('.repeat(200)}true${')'.repeat(200)}`, 114],
    ['a chain of 99 comparisons', Array(99).fill('1 == 1').join(' && '), 15],
    ['50 nested conditions', nestedConditions(50), 554],
  ])('refuses %s at the position where they become too deep', (_name, condition, column) => {
    expect(faultOf(inMatch(`allow get: if ${condition};`))).toMatchObject({
      column,
      message: 'Expression is too complex to evaluate safely.',
    });
  });

  it('includes parentheses around operands in spans, but not around the whole expression', () => {
    const source = inMatch('allow get: if ((1) + (2) == (3));');
    const condition = parseRules(source).services[0]?.matches[0]?.allows[0]?.condition;
    const text = (span: { start: number; end: number } | undefined): string =>
      source.slice(span?.start, span?.end);
    expect(text(condition?.span)).toBe('(1) + (2) == (3)');
    expect(text(condition?.extent)).toBe('((1) + (2) == (3))');
    if (condition?.kind !== 'binary') throw new Error('Not a comparison.');
    expect(text(condition.left.span)).toBe('(1) + (2)');
    expect(text(condition.right.span)).toBe('3');
  });

  it('accepts ten nested matches', () => {
    expect(() => parseRules(`service cloud.firestore { ${nested(10)} }`)).not.toThrow();
  });

  it('lets an inner function call an outer one of the same name without recursion', () => {
    const source = inMatch(
      'function f() { return true; } match /b/{c} { function g() { return f(); } allow get: if g(); }',
    );
    expect(() => parseRules(source)).not.toThrow();
  });
});
