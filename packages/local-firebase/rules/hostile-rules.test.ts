/** For any text of a rules file, loading and evaluating ends quickly and with a declared result or error. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CompiledRules } from './compiled-rules.ts';
import { evaluate } from './expression-harness.ts';
import { EvalError, LimitExceeded } from './outcome.ts';
import { parseRules } from './parser.ts';
import { RulesSyntaxError } from './syntax-error.ts';

const sound = `rules_version = '2';
// A comment.
function signedIn() { return request.auth != null && request.auth.uid != ''; }
service cloud.firestore {
  match /databases/{database}/documents {
    function mine(id, kind) { let path = /users/$(id); return exists(path) || kind in ['a', b'\\x00']; }
    match /users/{id}/{rest=**} {
      allow get, list: if mine(id, "x") && -1.5e3 < 2 % 3 /* inline */ || !{'k': [1, null][0:1]}['k'].hasAny([true]);
      allow write: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['a']) ? a.b is map : false;
    }
  }
}
`;

/** @returns the syntax error, or null for a file that loads; other errors are rethrown */
function faultOf(source: string): RulesSyntaxError | null {
  try {
    parseRules(source);
    return null;
  } catch (error) {
    if (error instanceof RulesSyntaxError) return error;
    throw error;
  }
}

function expectPlaced(source: string): void {
  const fault = faultOf(source);
  if (fault === null) return;
  expect(fault.message).not.toBe('');
  expect(fault.offset).toBeGreaterThanOrEqual(0);
  expect(fault.offset).toBeLessThanOrEqual(source.length);
  const before = source.slice(0, fault.offset).split('\n');
  expect(fault.line).toBe(before.length);
  expect(fault.column).toBe((before.at(-1) ?? '').length + 1);
}

const words = sound.match(/\w+|[^\w\s]+|\s+/g) ?? [];
const piece = fc.oneof(
  fc.constantFrom(...words),
  fc.constantFrom("'", '"', '/*', '\\', '$(', 'é\u{1F600}', '(', '[', '{', '0x', '1e', '\n'),
);

/** Any UTF-16 text, including lone surrogates and control characters. */
const anyText = fc
  .array(fc.nat({ max: 0xffff }), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units));

describe('the parser throws only its syntax error, with a position inside the text', () => {
  it('loads the text that the other cases are derived from', () => {
    expect(faultOf(sound)).toBeNull();
  });

  it('on any text', () => {
    fc.assert(fc.property(anyText, expectPlaced), { numRuns: 100 });
  });

  it('on tokens of the language in any order', () => {
    const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
    fc.assert(fc.property(text, expectPlaced), { numRuns: 800 });
    const inCondition = text.map(
      (condition) => `service cloud.firestore { match /a/{b} { allow get: if ${condition}; } }`,
    );
    fc.assert(fc.property(inCondition, expectPlaced), { numRuns: 800 });
  });

  it('on a valid file with a part removed, duplicated or replaced', () => {
    const at = fc.nat({ max: sound.length });
    const mutated = fc
      .tuple(at, at, fc.oneof(fc.constant(''), piece, fc.constant(sound)))
      .map(([a, b, text]) => sound.slice(0, Math.min(a, b)) + text + sound.slice(Math.max(a, b)));
    fc.assert(fc.property(mutated, expectPlaced), { numRuns: 800 });
  });

  it('on a file truncated at any position', () => {
    for (let end = 0; end < sound.length; end += 1) expectPlaced(sound.slice(0, end));
  });
});

describe('positions of expressions', () => {
  it('match their source text', () => {
    const file = parseRules(sound);
    const rules = new CompiledRules(file, 'cloud.firestore', { coverage: true });
    for (const { position } of rules.recorder?.report(file) ?? []) {
      const before = sound.slice(0, position.start).split('\n');
      expect(position.line).toBe(before.length);
      expect(position.column).toBe((before.at(-1) ?? '').length + 1);
      expect(position.end).toBeGreaterThan(position.start);
      expect(position.end).toBeLessThanOrEqual(sound.length);
    }
  });
});

describe('evaluation ends within the limits', () => {
  /** f1 calls f2 several times, and so on: the number of calls grows exponentially, the text does not. */
  const doubling = (body: (callee: string) => string): string =>
    Array.from({ length: 20 }, (_, index) => {
      const callee = index === 19 ? 'true' : `f${index + 2}()`;
      return `function f${index + 1}() { ${body(callee)} }`;
    }).join('\n');

  it.each([
    [
      'calls that double at each level',
      doubling((callee) => `return [${callee}, ${callee}] == 1;`),
    ],
    [
      'lets that double',
      doubling((callee) => `let a = ${callee}; let b = ${callee}; return a == b;`),
    ],
    ['operands that double', doubling((callee) => `return !(${callee} && ${callee});`)],
  ])('for %s', (_name, functions) => {
    expect(() => evaluate('f1()', { functions })).toThrow(LimitExceeded);
  });

  /** Functions that combine a value with itself repeatedly, so that its size grows exponentially. */
  const growing = (combine: (value: string) => string): string =>
    `function f(x) { ${Array.from({ length: 11 }, (_, at) => `let x${at} = ${combine(at === 0 ? 'x' : `x${at - 1}`)};`).join(' ')} return x10; }
     function g(x) { return f(f(f(f(x)))); }`;

  it.each([
    ['strings', growing((x) => `${x} + ${x}`), "g('abcdefgh').size() > 0"],
    ['lists', growing((x) => `${x}.concat(${x})`), 'g([1, 2]).size() > 0'],
    ['replaced strings', growing((x) => `${x}.replace('.', ${x})`), "g('ab').size() > 0"],
    ['joined strings', growing((x) => `[${x}, ${x}].join(${x})`), "g('ab').size() > 0"],
    ['paths', growing((x) => `/a/$(${x})/$(${x})`), "g('b') == g('c')"],
  ])('for %s that double in size', (_name, functions, expression) => {
    expect(evaluate(expression, { functions })).toBeInstanceOf(EvalError);
  });

  it.each([
    ['lists', growing((x) => `[${x}, ${x}]`), 'g([1]) == g([1])'],
    ['maps', growing((x) => `{'a': ${x}, 'b': ${x}}`), 'g({}) == g({})'],
    ['elements', growing((x) => `[${x}, ${x}]`), 'g([1]) in [g([1])]'],
    ['sets', growing((x) => `[[${x}, ${x}], [${x}]].toSet()`), 'g(1) == g(1)'],
  ])('for nested %s that contain the same value twice', (_name, functions, expression) => {
    expect(() => evaluate(expression, { functions })).toThrow(LimitExceeded);
  });

  it('for patterns with catastrophic backtracking in other engines', () => {
    const data = { text: `${'a'.repeat(50_000)}!` };
    expect(evaluate("resource.data.text.matches('(a+)+b')", { data })).toBe(false);
    expect(evaluate("resource.data.text.matches('(a|a)*$')", { data })).toBe(false);
    expect(evaluate("resource.data.text.split('(x*)*y').size()", { data })).toBe(1n);
  });

  it('for set and list operations on thirty thousand numbers', () => {
    const list = Array.from({ length: 30_000 }, (_, index) => BigInt(index));
    const other = list.map((item) => item + 1n);
    const data = { list, other };
    const of = (expression: string) =>
      evaluate(expression.replaceAll('$', 'resource.data.'), { data });
    expect(of('$list.toSet().size()')).toBe(30_000n);
    expect(of('$list.hasAll($other)')).toBe(false);
    expect(of('$list.removeAll($other)')).toEqual([0n]);
    expect(of('$list.toSet().difference($other.toSet()).size()')).toBe(1n);
    expect(of('$list.toSet().union($other.toSet()).size()')).toBe(30_001n);
  });

  it('for many thousand maps', () => {
    const list = Array.from({ length: 5_000 }, (_, index) => new Map([['n', BigInt(index)]]));
    const data = { list, other: list.map((item) => new Map(item)) };
    const count = (expression: string) => () => evaluate(expression, { data });
    expect(count('resource.data.list.toSet().size()')).toThrow(LimitExceeded);
    expect(count('resource.data.list.hasAll(resource.data.other)')).toThrow(LimitExceeded);
    expect(evaluate('resource.data.list == resource.data.other', { data })).toBe(true);
  });

  it('for two hundred thousand elements', () => {
    const list = Array.from({ length: 200_000 }, (_, index) => `v${index % 1000}`);
    expect(evaluate('resource.data.list.toSet().size()', { data: { list } })).toBe(1000n);
    expect(evaluate("'none' in resource.data.list", { data: { list } })).toBe(false);
    expect(evaluate("resource.data.list.join('').size() > 0", { data: { list } })).toBe(true);
  });
});
