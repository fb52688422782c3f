import { describe, expect, it } from 'vitest';
import { warningsOf } from './load-warnings.ts';
import { parseRules } from './parser.ts';

function warnings(source: string): string[] {
  return warningsOf(parseRules(source)).map(
    ({ message, span }) => `${span.line}:${span.column} ${message}`,
  );
}

/** Returns rules with one condition, and functions at file or service level. */
function inService(body: string, fileLevel = '', serviceLevel = ''): string {
  return (
    `rules_version = '2';\n${fileLevel}\nservice cloud.firestore {\n${serviceLevel}\n` +
    `match /databases/{database}/documents {\n${body}\n}\n}`
  );
}

describe('valid rules cause warnings', () => {
  it.each([
    [
      'an undeclared function',
      inService('match /p/{d} { allow get: if true || missing(d); }'),
      ['6:38 Invalid function name: missing.'],
    ],
    [
      'a function of a neighbouring block',
      inService(
        'match /q/{e} { function s() { return true; } allow get: if s(); }\nmatch /p/{d} { allow get: if s(); }',
      ),
      ['7:30 Invalid function name: s.'],
    ],
    [
      'an undeclared variable',
      inService('match /p/{d} { allow get: if x.y == d; }'),
      ['6:30 Invalid variable name: x.'],
    ],
    [
      'a wildcard of an inner block',
      inService('function f() { return d; }\nmatch /p/{d} { allow get: if f(); }'),
      ['6:23 Invalid variable name: d.'],
    ],
    [
      'a wildcard read outside its block',
      inService('match /p/{d} { allow get: if f(); }', 'function f() { return database; }'),
      ['2:23 Invalid variable name: database.'],
    ],
    [
      'unused functions at every level',
      inService(
        'function c() { return true; }\nmatch /p/{d} { function e() { return true; } allow get: if d(); function d() { return true; } }',
        'function a() { return true; }',
        'function b() { return true; }',
      ),
      [
        '2:10 Unused function: a.',
        '4:10 Unused function: b.',
        '6:10 Unused function: c.',
        '7:25 Unused function: e.',
      ],
    ],
    [
      'a request that is not reachable from a condition',
      inService('function a() { return b(); }\nfunction b() { return request.auth != null; }'),
      ['6:10 Unused function: a.', '7:23 Invalid variable name: request.'],
    ],
    [
      'a let read before it is bound',
      inService(
        'match /p/{d} { allow get: if f(); function f() { let a = b; let b = 1; return a == b; } }',
      ),
      ['6:58 Invalid variable name: b.'],
    ],
  ])('%s', (_name, source, expected) => {
    expect(warnings(source)).toEqual(expected);
  });

  it('are absent for names of the language and declared names', () => {
    const body = `
      function g(a) { let b = a; let c = b; return c == database && f(); }
      match /p/{d} {
        allow get: if g(d) && math.abs(-1) == 1 && int('1') == 1 && exists(/databases/$(database)/documents/p/$(d))
          && getAfter(/databases/$(database)/documents/p/$(d)) != null && request.auth != null && resource != null
          && /a/$(x).bind({'x': 'y'}) != null;
      }`;
    expect(warnings(inService(body, 'function f() { return resource.data.x; }'))).toEqual([]);
  });
});
