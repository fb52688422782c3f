import { describe, expect, it } from 'vitest';
import { evaluate } from './expression-harness.ts';
import { EvalError, LimitExceeded } from './outcome.ts';

const error = 'error';

/** Each row: an expression and its expected value; `error` for an evaluation error. */
type Row = [expression: string, expected: unknown];

function check(rows: Row[]): void {
  it.each(rows)('%s is %s', (expression, expected) => {
    const outcome = evaluate(expression, { data: { a: 1n, none: null, list: ['x', 'y'] } });
    if (expected === error) expect(outcome).toBeInstanceOf(EvalError);
    else expect(outcome).toEqual(expected);
  });
}

describe('logical operators absorb errors commutatively', () => {
  const bad = "resource.data.missing == 'x'";
  check([
    [`${bad} || true`, true],
    [`true || ${bad}`, true],
    [`${bad} && false`, false],
    [`false && ${bad}`, false],
    [`${bad} || false`, error],
    [`false || ${bad}`, error],
    [`${bad} && true`, error],
    [`true && ${bad}`, error],
    [`!(${bad})`, error],
    [`${bad} ? true : true`, error],
    [`true ? true : ${bad}`, true],
    [`false ? ${bad} : true`, true],
    [`(${bad}) == (${bad})`, error],
    [`${bad} || ${bad} || true`, true],
    [`${bad} && ${bad} && false`, false],
    [`(${bad} || true) && true`, true],
    [`[${bad}].size() == 1`, error],
    [`{'k': ${bad}}.size() == 1`, error],
    [`unknownFunction() || true`, true],
    [`unknownFunction()`, error],
    [`math.isInfinite(1.0) || true`, true],
    [`unknownVariable || true`, true],
    [`unknownVariable`, error],
  ]);
});

describe('only booleans are valid conditions', () => {
  check([
    ['1 && true', error],
    ['true && 1', error],
    ["'yes' || false", error],
    ["'yes' || true", true],
    ['1 && false', false],
    ['null || false', error],
    ['!null', error],
    ['!1', error],
    ["!''", error],
    ['!true', false],
    ['!!true', true],
    ['1 ? true : false', error],
    ['null ? true : false', error],
    ['true && true && true', true],
    ['false || false || true', true],
  ]);
});

describe('precedence follows the reference', () => {
  check([
    ['1 + 2 * 3', 7n],
    ['(1 + 2) * 3', 9n],
    ['10 - 2 - 3', 5n],
    ['100 / 10 / 5', 2n],
    ['1 + 1 == 2', true],
    ['1 < 2 == true', true],
    ['true || false && false', true],
    ['(true || false) && false', false],
    ['true ? false : true ? true : true', false],
    ['false ? 1 : true ? 2 : 3', 2n],
    ['-2 * -3', 6n],
    ['!false && true', true],
    ["'a' in ['a'] == true", true],
    ['1 + 1 in [2]', true],
    ["1 is int && 'a' is string", true],
    ['2 - -2', 4n],
    ['-(2)', -2n],
    ['1 + 2 is int', true],
    ["!('a' in ['b'])", true],
    ['1 != 2 && 2 != 3', true],
  ]);
});

describe('ints and floats', () => {
  check([
    ['7 / 2', 3n],
    ['-7 / 2', -3n],
    ['7 / -2', -3n],
    ['7 % 3', 1n],
    ['-7 % 3', -1n],
    ['7 % -3', 1n],
    ['7 / 2.0', 3.5],
    ['7.0 / 2', 3.5],
    ['1 + 0.5', 1.5],
    ['2 * 1.5', 3],
    ['5.5 % 2', 1.5],
    ['1 / 0', error],
    ['1 % 0', error],
    ['1.0 / 0', Infinity],
    ['-1 / 0.0', -Infinity],
    ['1 == 1.0', true],
    ['1 != 1.0', false],
    ['0.1 + 0.2 == 0.3', false],
    ['9223372036854775807', 9223372036854775807n],
    ['-9223372036854775808', -9223372036854775808n],
    ['9223372036854775807 + 1', error],
    ['-9223372036854775808 - 1', error],
    ['-(-9223372036854775808)', error],
    ['9223372036854775807 * 2', error],
    ['9007199254740993 == 9007199254740992.0', false],
    ['1e3', 1000],
    ['1.5e-1', 0.15],
    ['0x1F', 31n],
    ["1 + 'a'", error],
    ["'a' - 'b'", error],
    ['true + true', error],
    ['null + 1', error],
    ["-'a'", error],
    ['-true', error],
    ['0.0 / 0.0 == 0.0 / 0.0', false],
    ['0.0 / 0.0 != 0.0 / 0.0', true],
    ['0.0 / 0.0 < 1', false],
    ['[1] + [2]', error],
  ]);
});

describe('equality', () => {
  check([
    ["1 == '1'", false],
    ["'a' == 'a'", true],
    ["'a' != 'b'", true],
    ['true == 1', false],
    ['null == null', true],
    ['null == false', false],
    ['null != 0', true],
    ['[1, 2] == [1, 2]', true],
    ['[1, 2] == [2, 1]', false],
    ['[1, 2] == [1.0, 2.0]', false],
    ['[1] == [1, 2]', false],
    ["{'a': 1} == {'a': 1.0}", false],
    ["{'a': 1, 'b': 2} == {'b': 2, 'a': 1}", true],
    ["{'a': 1} == {'b': 1}", false],
    ["{'a': null} == {'b': null}", false],
    ["[1, [2, {'a': 3}]] == [1, [2, {'a': 3}]]", true],
    ['[1, 2].toSet() == [2, 1, 1].toSet()', true],
    ['[1].toSet() == [1]', false],
    ['/a/b == /a/b', true],
    ['/a/b == /a/c', false],
    ["/a/b == path('/a/b')", true],
    ["/a/b == path('a/b')", true],
    ["/a/b == '/a/b'", false],
    ["'a'.toUtf8() == b'a'", true],
    ['timestamp.value(0) == timestamp.value(0)', true],
    ["duration.value(60, 's') == duration.value(1, 'm')", true],
    ['latlng.value(1, 2) == latlng.value(1.0, 2.0)', true],
    ["{}.diff({'a': 1}) == {}.diff({'a': 1})", true],
  ]);
});

describe('ordering', () => {
  check([
    ['1 < 2', true],
    ['2 <= 2', true],
    ['2 > 2.5', false],
    ['2.5 >= 2', true],
    ["'a' < 'b'", true],
    ["'B' < 'a'", true],
    ["'abc' > 'ab'", true],
    ['false < true', error],
    ["1 < '2'", error],
    ["'1' > 0", error],
    ['null < 1', error],
    ['[1] < [2]', error],
    ['timestamp.value(1) > timestamp.value(0)', true],
    ["duration.value(1, 's') < duration.value(1, 'm')", true],
    ["timestamp.value(1) > duration.value(1, 's')", error],
    ['request.time > timestamp.date(2025, 1, 1)', true],
  ]);
});

describe('membership', () => {
  check([
    ["'x' in resource.data.list", true],
    ["'z' in resource.data.list", false],
    ['1 in [1.0]', false],
    ["'a' in {'a': 1}", true],
    ["'toString' in {'a': 1}", false],
    ["'constructor' in {}", false],
    ["'__proto__' in {}", false],
    ["'__proto__' in {'__proto__': 1}", true],
    ["1 in {'a': 1}", error],
    ["'a' in ['a'].toSet()", true],
    ["'a' in 'abc'", error],
    ["'a' in null", error],
    ['[1] in [[1], [2]]', true],
    ["'none' in resource.data", true],
    ["'absent' in resource.data", false],
  ]);
});

describe('types', () => {
  check([
    ['1 is int', true],
    ['1 is number', true],
    ['1 is float', false],
    ['2.0 is int', false],
    ['2.0 is float', true],
    ['2.0 is number', true],
    ["'a' is string", true],
    ['true is bool', true],
    ['[] is list', true],
    ['{} is map', true],
    ['[].toSet() is set', true],
    ['{}.diff({}) is map_diff', true],
    ['/a/b is path', true],
    ['request.time is timestamp', true],
    ["duration.value(1, 's') is duration", true],
    ['latlng.value(0, 0) is latlng', true],
    ["b'a' is bytes", true],
    ['null is map', false],
    ['null is string', false],
    ["'1' is int", false],
    ['resource.data.missing is string', error],
    ['1 is constraint', false],
  ]);
});

describe('members, indexes and ranges', () => {
  check([
    ['resource.data.a', 1n],
    ["resource.data['a']", 1n],
    ['resource.data.none == null', true],
    ['resource.data.missing == null', error],
    ["resource.data['missing'] == null", error],
    ['resource.data.none.deeper', error],
    ["resource.data.none['x']", error],
    ['resource.data.a.b', error],
    ['resource.data[1]', error],
    ["{'toString': 1}.toString", 1n],
    ['{}.toString', error],
    ['{}.constructor', error],
    ['[1, 2, 3][0]', 1n],
    ['[1, 2, 3][2]', 3n],
    ['[1, 2, 3][3]', error],
    ['[1, 2, 3][-1]', error],
    ["[1]['0']", error],
    ['[1][0.0]', error],
    ["'abc'[1]", 'b'],
    ["'abc'[3]", error],
    ["'abcdef'[1:3]", 'bc'],
    ["'abc'[0:3]", 'abc'],
    ["'abc'[0:4]", error],
    ["'abc'[2:1]", error],
    ["'abc'[1:1]", ''],
    ["'abc'[3:3]", error],
    ["''[0:0]", error],
    ['[1, 2, 3][1:3]', [2n, 3n]],
    ['[1, 2, 3][1:4]', error],
    ['[1, 2, 3][1:1]', []],
    ["'abc'['0':'1']", error],
    ['/a/b/c[1]', 'b'],
    ['/a/b/c[3]', error],
    ['null[0]', error],
    ["{'a': {'b': [1, 2]}}.a.b[1]", 2n],
  ]);
});

describe('literals', () => {
  check([
    [String.raw`'it\'s'`, "it's"],
    [String.raw`"say \"oi\""`, 'say "oi"'],
    [String.raw`'a\nb\tc\\d\/e\rf'`, 'a\nb\tc\\d/e\rf'],
    ['"double"', 'double'],
    ['[1, 2,]', [1n, 2n]],
    ['[]', []],
    ["{'a': 1,}.size()", 1n],
    ["b'\\x2A' == b'*'", true],
    ["b'\\052' == b'*'", true],
    ["b'\\xE2\\x82\\xAC' == b'€'", true],
    ["b'€'.size()", 3n],
    ['true // comment\n', true],
    ['true /* && false */', true],
    ['{1: 2}', error],
  ]);
});

describe('functions', () => {
  it('see their arguments and let bindings, and later lets see earlier ones', () => {
    const functions = `function f(a, b) { let sum = a + b; let twice = sum * 2; return twice - a; }`;
    expect(evaluate('f(1, 2)', { functions })).toBe(5n);
  });

  it('pass a failing argument as a value that logical operators may absorb', () => {
    const functions = 'function either(a) { return a || true; } function same(a) { return a; }';
    expect(evaluate('either(resource.data.missing)', { functions })).toBe(true);
    expect(evaluate('same(resource.data.missing)', { functions })).toBeInstanceOf(EvalError);
  });

  it('are not found with the wrong number of arguments', () => {
    const functions = 'function one(a) { return a; }';
    expect(evaluate('one(1, 2)', { functions })).toMatchObject({
      message: 'Function not found error: Name: [one].',
    });
    expect(evaluate('one(1, 2) || true', { functions })).toBe(true);
  });

  it('shadow built-in ones', () => {
    const functions = 'function exists(p) { return p; }';
    expect(evaluate('exists(3)', { functions })).toBe(3n);
  });

  it('shadow built-in functions', () => {
    const chain = Array.from(
      { length: 21 },
      (_, index) => `function f${index}() { return ${index === 20 ? 'true' : `f${index + 1}()`}; }`,
    ).join('\n');
    expect(evaluate('f0()', { functions: chain })).toBe(true);
  });
});

describe('nest up to the maximum depth of declared functions', () => {
  /** Returns the count of an expression, by finding how many literals fit next to it in the limit of 1,000. */
  const cost = (expression: string, functions = ''): number => {
    const passes = (padding: number): boolean => {
      const padded = `[${expression}, [${Array(padding).fill('1').join(', ')}]].size() == 2`;
      try {
        evaluate(padded, { functions, data: { a: 1n } });
        return true;
      } catch (error) {
        if (error instanceof LimitExceeded) return false;
        throw error;
      }
    };
    let most = 0;
    for (let step = 512; step >= 1; step /= 2) if (passes(most + step)) most += step;
    // The outer list, size(), ==, 2 and the inner list count five.
    return 1000 - 5 - most;
  };

  it.each([
    ['true', 1],
    ['1 == 1', 3],
    ['resource.data.a', 3],
    ['!true', 2],
    ['[1, 2][0]', 5],
    ["{'a': 1}", 3],
    ["'abc'[0:1]", 4],
    ['1 is int', 3],
    ['true && true', 4],
    ['false && true', 2],
    ['true || false', 2],
    ['true && true && true', 7],
    ['false && true && true', 3],
    ['true ? 1 : 2', 4],
    ['false ? 1 : 2', 6],
    ['[1].hasAny([1])', 5],
    ['math.abs(1)', 3],
    ['int(1)', 2],
    ['/a/b', 3],
    ["/a/$('b')", 3],
    ['exists(/databases/(default)/documents/a/b)', 7],
    // Operands are evaluated even after an error.
    ['resource.data.missing == 1 || true', 8],
    ['[resource.data.missing, 1] == 1 || true', 10],
  ])('%s counts %i', (expression, expected) => {
    expect(cost(expression)).toBe(expected);
  });

  it('counts each call of a function with its arguments, its lets and its body', () => {
    expect(cost('f(1)', 'function f(x) { return x; }')).toBe(3);
    expect(cost('f(1)', 'function f(x) { let y = x; return y; }')).toBe(5);
    expect(cost('[f(1), f(1)]', 'function f(x) { let unused = x; return 1; }')).toBe(11);
  });

  it('is exceeded with an error that no operator absorbs', () => {
    const long = `[${Array(1000).fill('1').join(', ')}]`;
    expect(() => evaluate(`${long} == 1`)).toThrow(LimitExceeded);
    expect(() => evaluate(`${long} == 1 || true`)).toThrow(LimitExceeded);
  });

  it('does not count skipped expressions', () => {
    expect(evaluate(`true || [${Array(2000).fill('1').join(', ')}] == 1`)).toBe(true);
  });
});

describe('documents', () => {
  const documents = { 'users/ana': { admin: true }, 'a/b/c/d': { n: 1n } };
  const rows: Row[] = [
    ['get(/databases/(default)/documents/users/ana).data.admin', true],
    ['get(/databases/(default)/documents/users/$(request.auth.uid)).data.admin', true],
    ['exists(/databases/(default)/documents/users/ana)', true],
    ['exists(/databases/(default)/documents/users/bia)', false],
    ['get(/databases/(default)/documents/users/bia)', error],
    ['get(/databases/(default)/documents/users/bia) == null', error],
    ["get(/databases/(default)/documents/a/b/c/$('d')).data.n", 1n],
    ["exists(path('/databases/(default)/documents/users/ana'))", true],
    ["exists('/databases/(default)/documents/users/ana')", error],
    ['exists(null)', error],
    ['exists(/databases/(default)/documents/users/$(resource.data.missing))', error],
    ['exists(/databases/(default)/documents/users/$(1))', error],
    ["exists(/databases/(default)/documents/users/$(''))", error],
    ['getAfter(/databases/(default)/documents/users/ana).data.admin', true],
    ['existsAfter(/databases/(default)/documents/users/ana)', true],
    ['exists()', error],
    ['firestore.exists(/databases/(default)/documents/users/ana)', error],
  ];
  it.each(rows)('%s is %s', (expression, expected) => {
    const outcome = evaluate(expression, { documents });
    if (expected === error) expect(outcome).toBeInstanceOf(EvalError);
    else expect(outcome).toEqual(expected);
  });
});

describe('messages', () => {
  it.each([
    ['resource.data.missing', 'Property missing is undefined on object.'],
    ['null.x', 'Null value error.'],
    ['nothing()', 'Function not found error: Name: [nothing].'],
    ["1 + 'a'", 'Unsupported operation error. Received: int + string.'],
    ['nothingDeclared', 'Null value error.'],
    ['1 && true', 'Type error. Received: [int] Expected: [bool].'],
    ['[1][5]', 'Index out of bound error. Index: [5] , size: [1].'],
    ["[1]['a']", 'Unsupported operation error. Received: list[string]. Expected: list[int].'],
    ['[1, 2, 3][2:1]', 'Illegal range error. From index: [2] , To index: [1].'],
    ["'abc'[0:0]", 'Index out of bound error. Index: [-1] , size: [3].'],
    ["'a' in 'abc'", 'Function not found error: Name: [in].'],
    ["'a' in null", 'Null value error.'],
    [
      "1 in {'a': 1}",
      'Unsupported operation error. Received: map.in(int). Expected: map.in(string).',
    ],
    ['math.isInfinite(1.0)', 'Function not found error: Name: [math.isInfinite].'],
    [
      'math.abs()',
      'Incorrect number of arguments. Received: 0. Expected: math.abs(int), math.abs(float).',
    ],
    [
      "{'a': 1}.get('a')",
      'Incorrect number of arguments. Received: 1. Expected: map.get(string, any), map.get(list, any).',
    ],
    [
      "['a'].hasAny('a')",
      'Unsupported operation error. Received: list.hasAny(string). Expected: list.hasAny(list).',
    ],
    ["int('x')", 'Type conversion error. Argument: [x], From type: [string], To type: [int].'],
  ])('%s has the message %s', (expression, message) => {
    expect(evaluate(expression)).toMatchObject({ message });
  });
});
