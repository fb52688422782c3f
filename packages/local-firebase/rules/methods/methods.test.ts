import { describe, expect, it } from 'vitest';
import { evaluate } from '../expression-harness.ts';
import { EvalError } from '../outcome.ts';
import { RulesDuration, RulesSet } from '../values.ts';

const error = 'error';
type Row = [expression: string, expected: unknown];

function check(rows: Row[]): void {
  it.each(rows)('%s is %s', (expression, expected) => {
    const outcome = evaluate(expression);
    if (expected === error) expect(outcome).toBeInstanceOf(EvalError);
    else expect(outcome).toEqual(expected);
  });
}

describe('strings', () => {
  check([
    ["'ilha'.size()", 4n],
    ["''.size()", 0n],
    ["'ÁB'.lower()", 'áb'],
    ["'ab1'.upper()", 'AB1'],
    [String.raw`'  a b \n'.trim()`, 'a b'],
    ["'a' + 'b'", 'ab'],
    ["'user@domain.com'.matches('.*@domain[.]com')", true],
    ["'abc'.matches('b')", false],
    ["'abc'.matches('abc')", true],
    ["'abc'.matches('a|abc')", true],
    ["'a'.matches('')", false],
    ["''.matches('')", true],
    ["'banana'.replace('a', 'o')", 'bonono'],
    ["'banana'.replace('ana', 'ee')", 'beena'],
    ["'foo@test.com'.replace('.', '-')", '------------'],
    ["'abc'.replace('b', '[$0]')", 'a[b]c'],
    ["'ab'.replace('(a)(b)', '$2$1')", 'ba'],
    ["'ab'.replace('(?P<first>a)b', '${first}')", 'a'],
    ["'ab'.replace('(a)b', '$12')", 'a2'],
    ["'ab'.replace('(x)?b', '$1')", 'a'],
    ["'a'.replace('a', '$1')", error],
    ["'a'.replace('a', '$')", error],
    ["'a'.replace('a', '${none}')", error],
    [String.raw`'a'.replace('a', '\\$')`, '$'],
    [String.raw`'a'.replace('a', '\\')`, error],
    [String.raw`'a'.replace('a', '\\1')`, '1'],
    ["'abc'.replace('x*', '-')", '-a-b-c-'],
    ["'a,b,c'.split(',')", ['a', 'b', 'c']],
    ["'a1b22c'.split('[0-9]+')", ['a', 'b', 'c']],
    ["'abc'.split('x')", ['abc']],
    ["'€'.toUtf8().size()", 3n],
    ["'a'.matches(1)", error],
    ["'a'.matches(request.auth.uid + '(')", error],
    ["'a'.size(1)", error],
    ["'a'.contains('a')", error],
    ["'a'.startsWith('a')", error],
    ["'a'.length", error],
  ]);
});

describe('conversions', () => {
  check([
    ["int('42')", 42n],
    ["int('-1')", -1n],
    ["int('4.2')", error],
    ["int('')", error],
    ["int('x')", error],
    ['int(2.9)', 2n],
    ['int(-2.9)', -2n],
    ['int(3)', 3n],
    ['int(true)', error],
    ['int(null)', error],
    ["int('+7')", 7n],
    ["int(' 7')", error],
    ["int('9223372036854775807')", 9223372036854775807n],
    ["int('9223372036854775808')", error],
    ['int(1e300)', 9223372036854775807n],
    ['int(-1e300)', -9223372036854775808n],
    ['int(0.0 / 0.0)', 0n],
    ['int(-0.5)', 0n],
    ["float('1.5')", 1.5],
    ["float(' 1.5 ')", 1.5],
    ["float('1e3')", 1000],
    ["float('.5')", 0.5],
    ["float('5.')", 5],
    ["float('2f')", 2],
    ["float('-Infinity')", -Infinity],
    ["float('0x1.8p1')", 3],
    ["float('1,5')", error],
    ["float('')", error],
    ["math.isNaN(float('NaN'))", true],
    ['string(10000000.0)', '1.0E7'],
    ['string(9999999.5)', '9999999.5'],
    ['string(0.001)', '0.001'],
    ['string(0.00012)', '1.2E-4'],
    ['string(-0.0)', '-0.0'],
    ['string(1e21)', '1.0E21'],
    ['string(1.0 / 0.0)', 'Infinity'],
    ["string(b'a')", error],
    ["string({'a': 1})", error],
    ['string()', error],
    ["bool('true')", error],
    ["float('2')", 2],
    ['float(2) is float', true],
    ["float('x')", error],
    ['float(null)', error],
    ['string(true)', 'true'],
    ['string(1)', '1'],
    ['string(2.0)', '2.0'],
    ['string(2.5)', '2.5'],
    ['string(null)', 'null'],
    ["string('a')", 'a'],
    ['string(/a/b)', '/a/b'],
    ['string([1])', error],
    ["bool('true')", error],
    ["path('a/b') is path", true],
    ["path('/a/b')[1]", 'b'],
    ['path(/a/b)', error],
    ['path(1)', error],
    ["path('a//b')", error],
    ['debug(5)', 5n],
    ['debug(true) && true', true],
  ]);
});

describe('lists', () => {
  check([
    ['[1, 2].size()', 2n],
    ['[1].concat([2, 3])', [1n, 2n, 3n]],
    ['[1].concat(2)', error],
    ["['a', 'b'].hasAll(['a'])", true],
    ["['a', 'b'].hasAll(['a', 'c'])", false],
    ["['a', 'b'].hasAll([])", true],
    ["['a', 'b'].hasAny(['c', 'b'])", true],
    ["['a', 'b'].hasAny([])", false],
    ["['a', 'b'].hasOnly(['a', 'c'])", false],
    ["['a', 'b'].hasOnly(['b', 'a'])", true],
    ["['a', 'b'].hasOnly(['a', 'b', 'c'])", true],
    ["['a', 'a', 'b'].hasOnly(['a', 'b', 'b'])", true],
    ["[].hasOnly(['a'])", true],
    ["['a'].hasOnly([])", false],
    ["['a'].hasAll('a')", error],
    ["['a', 'b'].join(', ')", 'a, b'],
    ["[1, true, 2.5].join('-')", '1-true-2.5'],
    ['[1].join(1)', error],
    ['[1, 2, 1].removeAll([1])', [2n]],
    ['[1, 1, 2].toSet().size()', 2n],
    ['[1, 1.0].toSet().size()', 1n],
    ["['a'].hasAll(['a'].toSet())", error],
    ["['a'].hasAny(['a'].toSet())", error],
    ["['a'].hasOnly(['a'].toSet())", error],
    ["['a'].removeAll(['a'].toSet())", error],
    ['[1].hasAny([1.0])', false],
    ['[1, 1.0].removeAll([1])', [1]],
    ['-0.0 in [0.0]', true],
    ['[0.0] == [-0.0]', false],
    ['[0.0 / 0.0] == [0.0 / 0.0]', false],
    ['[[1]].hasAny([[1.0]])', false],
    ['[1].difference([1])', error],
    ['[1].union([1])', error],
    ['[1].length()', error],
  ]);
});

describe('sets', () => {
  check([
    ['[1, 1.0].toSet().size()', 1n],
    ['[[1], [1.0]].toSet().size()', 1n],
    ['[0.0 / 0.0, 0.0 / 0.0].toSet().size()', 1n],
    ['1.0 in [1].toSet()', true],
    ["['a'].toSet() == ['a', 'a'].toSet()", true],
    ["['a'].toSet() == ['a']", false],
    ["['a'].toSet().hasAll(['a'])", true],
    ["['a'].toSet().concat(['b'])", error],
    ["['a'].toSet().toSet()", error],
    ["['a'].toSet().difference(['a'])", error],
    ["['a'].toSet()[0]", error],
    ["['a', 'b'].toSet().difference(['a'].toSet())", new RulesSet(['b'])],
    ["['a', 'b'].toSet().intersection(['b', 'c'].toSet())", new RulesSet(['b'])],
    ["['a'].toSet().union(['b'].toSet())", new RulesSet(['a', 'b'])],
    ["['a'].toSet().difference(['a'])", error],
    ["['a'].toSet().intersection(['a'])", error],
    ["['a'].toSet().union(['a'])", error],
    ["['a', 'b'].toSet().hasAll(['a'])", true],
    ["['a', 'b'].toSet().hasAll(['a', 'c'].toSet())", false],
    ["['a', 'b'].toSet().hasAny(['c'])", false],
    ["['a', 'b'].toSet().hasOnly(['a', 'b', 'c'])", true],
    ["['a', 'b'].toSet().hasOnly(['a'])", false],
    ["['a', 'a'].toSet().size()", 1n],
    ["['a'].toSet()[0]", error],
    ["['a'].toSet().toSet()", error],
  ]);
});

describe('maps', () => {
  check([
    ["{'a': 1}.get('a', 0)", 1n],
    ["{'a': 1}.get('b', 0)", 0n],
    ["{'a': null}.get('a', 0)", null],
    ["{'a': {'b': 2}}.get(['a', 'b'], 0)", 2n],
    ["{'a': {'b': 2}}.get(['a', 'c'], 0)", 0n],
    ["{'a': 5}.get(['a', 'b'], 'default')", 'default'],
    ["{'a': 5}.get(['x', 'b'], 'default')", 'default'],
    ["{'a': 1}.get('toString', 'none')", 'none'],
    ["{'a': 1}.get('a')", error],
    ["{'a': 1}.get(1, 0)", error],
    ["{'a': 1, 'b': 2}.keys()", ['a', 'b']],
    ["{'a': 1, 'b': 2}.values()", [1n, 2n]],
    ["{'a': 1}.keys().hasOnly(['a'])", true],
    ["{'a': 1}.keys().difference(['a'].toSet())", error],
    ["{'a': 1}.keys().union(['a'].toSet())", error],
    ["{'a': 1}.keys().toSet().difference(['a'].toSet()).size()", 0n],
    ["{'a': 1}.size()", 1n],
    ["{'a': 1}.hasAll(['a'])", error],
    ["{'a': 1}.hasOnly(['a'])", error],
  ]);
});

describe('differences between maps', () => {
  const diff =
    "{'same': 1, 'changed': 2, 'added': 3}.diff({'same': 1, 'changed': 0, 'removed': 4})";
  check([
    [`${diff}.addedKeys()`, new RulesSet(['added'])],
    [`${diff}.removedKeys()`, new RulesSet(['removed'])],
    [`${diff}.changedKeys()`, new RulesSet(['changed'])],
    [`${diff}.unchangedKeys()`, new RulesSet(['same'])],
    [`${diff}.affectedKeys() == ['added', 'removed', 'changed'].toSet()`, true],
    [`${diff}.affectedKeys().hasOnly(['added', 'removed', 'changed'])`, true],
    [`${diff}.affectedKeys() is set`, true],
    ["{'a': {'b': 1}}.diff({'a': {'b': 2}}).changedKeys().hasOnly(['a'])", true],
    ["{'a': 1}.diff({'a': 1.0}).affectedKeys().size()", 0n],
    ["{'a': null}.diff({}).addedKeys().hasAll(['a'])", true],
    ['{}.diff([])', error],
    ['{}.diff(null)', error],
  ]);
});

describe('timestamps', () => {
  const instant = 'timestamp.value(1583937605123)'; // 2020-03-11T14:40:05.123Z, a Wednesday
  check([
    [`${instant}.year()`, 2020n],
    [`${instant}.month()`, 3n],
    [`${instant}.day()`, 11n],
    [`${instant}.dayOfWeek()`, 3n],
    ['timestamp.date(2020, 3, 15).dayOfWeek()', 7n],
    ['timestamp.date(2020, 3, 16).dayOfWeek()', 1n],
    [`${instant}.dayOfYear()`, 71n],
    ['timestamp.date(2020, 12, 31).dayOfYear()', 366n],
    [`${instant}.hours()`, 14n],
    [`${instant}.minutes()`, 40n],
    [`${instant}.seconds()`, 5n],
    [`${instant}.nanos()`, 123_000_000n],
    [`${instant}.toMillis()`, 1_583_937_605_123n],
    ['timestamp.value(-1).toMillis()', -1n],
    ['timestamp.value(-1).hours()', 23n],
    [`${instant}.date() == timestamp.date(2020, 3, 11)`, true],
    [`${instant}.time() == duration.time(14, 40, 5, 123000000)`, true],
    [`${instant} + duration.value(1, 'd') == timestamp.value(1584024005123)`, true],
    [`duration.value(1, 'd') + ${instant} == timestamp.value(1584024005123)`, true],
    [`${instant} - duration.value(1, 'ms') == timestamp.value(1583937605122)`, true],
    ['timestamp.value(2000) - timestamp.value(500)', new RulesDuration(1n, 500_000_000)],
    ['timestamp.value(500) - timestamp.value(2000)', new RulesDuration(-1n, -500_000_000)],
    ["duration.value(1, 's') - timestamp.value(0)", error],
    ['timestamp.value(0) + timestamp.value(0)', error],
    ['timestamp.value(0) + 1', error],
    ['timestamp.date(2021, 2, 29)', error],
    ['timestamp.date(2020, 13, 1)', error],
    ['timestamp.date(0, 1, 1)', error],
    ['timestamp.value(1.5)', error],
    ['timestamp.value(9223372036854775807)', error],
  ]);
});

describe('durations', () => {
  check([
    ["duration.value(1, 'w') == duration.value(7, 'd')", true],
    ["duration.value(1, 'd') == duration.value(24, 'h')", true],
    ["duration.value(1, 'h') == duration.value(60, 'm')", true],
    ["duration.value(1, 's') == duration.value(1000, 'ms')", true],
    ["duration.value(1, 'ms') == duration.value(1000000, 'ns')", true],
    ["duration.value(1, 'y')", error],
    ["duration.value(-1500, 'ms').seconds()", -1n],
    ["duration.value(-1500, 'ms').nanos()", -500_000_000n],
    ["duration.abs(duration.value(-20, 's')) == duration.value(20, 's')", true],
    ['duration.time(1, 2, 3, 4).seconds()', 3723n],
    ['duration.time(1, 2, 3, 4).nanos()', 4n],
    ["duration.value(1, 's') + duration.value(1, 's') == duration.value(2, 's')", true],
    ["duration.value(1, 's') - duration.value(2, 's') == duration.value(-1, 's')", true],
    ["duration.value(1, 's') * 2", error],
  ]);
});

describe('geographic points', () => {
  check([
    ['latlng.value(1, 2.5).latitude()', 1],
    ['latlng.value(1, 2.5).longitude()', 2.5],
    ['latlng.value(91, 0)', error],
    ['latlng.value(0, 181)', error],
    ["latlng.value('0', 0)", error],
    ['latlng.value(0, 0).distance(latlng.value(0, 0))', 0],
    ['latlng.value(0, 0).distance(latlng.value(0, 180)) > 20015000', true],
    ['latlng.value(0, 0).distance(latlng.value(0, 1)) > 111190', true],
    ['latlng.value(0, 0).distance(latlng.value(0, 1)) < 111200', true],
    ['latlng.value(0, 0).distance(1)', error],
  ]);
});

describe('paths', () => {
  check([
    [
      "(/path/$(foo)/$(bar)).bind({'foo': 'something', 'bar': 'another'}) == /path/something/another",
      true,
    ],
    ["/a/$('b')/c == /a/b/c", true],
    ['/a/$(/b/c) == /a/b/c', true],
    ['(/a/b).size()', error],
    ['/a/b.c == /a/b', false],
    ['/a/$(foo) == /a/b', error],
    ['(/a).bind(1)', error],
  ]);
});

describe('bytes and hashing', () => {
  check([
    ["b'abc'.size()", 3n],
    ["b'\\xfb\\xff'.toBase64()", '-_8='],
    ["b'\\xab\\x01'.toHexString()", 'AB01'],
    ["hashing.md5('abc').toHexString()", '900150983CD24FB0D6963F7D28E17F72'],
    [
      "hashing.sha256('abc').toHexString()",
      'BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD',
    ],
    // The check value of CRC-32 is cbf43926, of CRC-32C e3069283; bytes come least significant first.
    ["hashing.crc32('123456789').toHexString()", '2639F4CB'],
    ["hashing.crc32c('123456789').toHexString()", '839206E3'],
    ["hashing.crc32(b'123456789') == hashing.crc32('123456789')", true],
    ['hashing.md5(1)', error],
    ["hashing.sha1('a')", error],
  ]);
});

describe('numbers', () => {
  check([
    ['math.abs(-1)', 1n],
    ['math.abs(-1.5)', 1.5],
    ['math.abs(-9223372036854775808)', -9223372036854775808n],
    ['math.ceil(2.1)', 3],
    ['math.ceil(2)', 2],
    ['math.ceil(2.1) is float', true],
    ['math.ceil(2.1) == 3', true],
    ['math.floor(1.9)', 1],
    ['math.floor(-1.1)', -2],
    ['math.round(2.5)', 3n],
    ['math.round(2.4)', 2n],
    ['math.round(-2.5)', -2n],
    ['math.round(2.4) is int', true],
    ['math.pow(2, 2)', 4],
    ['math.pow(2, 2) is float', true],
    ['math.sqrt(2.25)', 1.5],
    ['math.sqrt(4) is float', true],
    ['math.isNaN(0.0 / 0.0)', true],
    ['math.isNaN(1)', false],
    ['math.isInfinite(1.0)', error],
    ['math.floor(1.0 / 0.0)', Infinity],
    ['math.round(0.0 / 0.0)', 0n],
    ['math.round(1.0 / 0.0)', 9223372036854775807n],
    ['math.round(-1.0 / 0.0)', -9223372036854775808n],
    ['math.round(-0.4) == 0', true],
    ["math.round('1')", error],
    ['math.pow(2) == 4 || true', true],
    ["math.abs('1')", error],
    ['math.abs()', error],
    ['math', error],
  ]);
});
