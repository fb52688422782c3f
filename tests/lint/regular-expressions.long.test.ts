import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test, vi } from 'vitest';
import { check } from 'recheck';
import type { Parameters } from 'recheck';
import { reservationRecord } from '#features/reservations/model/reservation-request.ts';
import { publicSettingsRecord } from '#features/settings/model/public-settings.ts';
import { defineRecord } from '#shared/record/record.ts';
import type { RecordDefinition } from '#shared/record/record.ts';
import { findRecords } from '../../scripts/rules-parts.ts';
import { expressionsOf, shippedExpressions } from './regular-expressions.ts';
import type { Expression } from './regular-expressions.ts';

/**
 * Limits in steps and not in time, so that every machine has the same result. For a text of 30,000 characters, an
 * expression with quadratic steps exceeds the limit 30 times, and one with 100 steps per character needs a fifth of it.
 */
const bounds: Parameters = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  attackLimit: 15_000_000,
  maxAttackStringSize: 30_000,
  randomSeed: 1,
};

/** Placeholder of an expression that is only known at runtime. */
const built = 'new RegExp';

interface Bounded {
  file: string;
  expression: RegExp | typeof built;
  /** The limit of the text that is matched, or of the expression that is built. */
  bound: string;
}

const ownPage = 'index.html of the own build, read once when the server starts';
const ownRoutes = 'the segments of one address in the table of routes: linear';

/** Expressions that may need more than linear time or are not known here. */
const allowed: readonly Bounded[] = [
  {
    file: 'server/site/page-shell.ts',
    expression:
      /\s*<(?:script type="module"[^>]*src="([^"]+)"[^>]*><\/script>|link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>)/g,
    bound: ownPage,
  },
  {
    file: 'server/site/page-shell.ts',
    expression: /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g,
    bound: ownPage,
  },
  {
    file: 'server/site/page-shell.ts',
    expression: /<div id="root">[\s\S]*<\/div>/,
    bound: ownPage,
  },
  { file: 'server/site/page-shell.ts', expression: /\s*<title>[^<]*<\/title>/i, bound: ownPage },
  {
    file: 'server/site/page-shell.ts',
    expression: /\s*<meta\s[^>]*\bname="description"[^>]*>/i,
    bound: ownPage,
  },
  {
    file: 'server/site/page-shell.ts',
    expression: /<meta\s[^>]*\bname="viewport"[^>]*>\s*/i,
    bound: ownPage,
  },
  { file: 'server/site/page-shell.ts', expression: built, bound: ownPage },
  { file: 'server/site/site-routes.ts', expression: built, bound: ownRoutes },
  { file: 'src/worker/public-addresses.ts', expression: built, bound: ownRoutes },
  {
    file: 'server/features/pictures/store/image-names.ts',
    expression: built,
    bound: 'one of a few widths between a hyphen and an ending: linear',
  },
  {
    file: 'server/features/account/privacy/user-scrub.ts',
    expression: built,
    bound: 'letters of a name, each with its marks, and digits of a phone number: linear',
  },
  {
    file: 'src/platform/firestore/config.ts',
    expression: /\/+$/,
    bound: 'a variable of the own build',
  },
  {
    file: 'src/features/settings/model/public-settings.ts',
    expression: /^[^@\s?&<>"]+@[^@\s?&<>"]+[.][^@\s?&<>"]+$/,
    bound: '320 characters, compared before',
  },
  {
    file: 'src/features/places/model/place-draft.ts',
    expression: /^\s*\(?(-?\d{1,3}\.\d+)\s*[,;]?\s+(-?\d{1,3}\.\d+)\)?\s*$/,
    bound: '100 characters, compared before',
  },
  {
    file: 'src/features/places/model/place-draft.ts',
    expression: /,(?=\S*-)/,
    bound: '100 characters, compared before',
  },
  {
    file: 'src/features/search/model/search/clock-time.ts',
    expression: built,
    bound: 'nine words of a query, joined before',
  },
  {
    file: 'src/features/search/model/search/wished-moments.ts',
    expression: built,
    bound: 'a target of the own lexicon; a word and a digit: linear',
  },
  {
    file: 'src/shared/formats/formats.ts',
    expression: /\B(?=(\d{3})+$)/g,
    bound: 'the digits of one number',
  },
  {
    file: 'src/shared/formats/formats.en.ts',
    expression: /\B(?=(\d{3})+$)/g,
    bound: 'the digits of one number',
  },
  {
    file: 'src/shared/record/record-schema.ts',
    expression: built,
    bound: 'the patterns of records, which a test below checks',
  },
  {
    file: 'src/shared/page-payload.ts',
    expression: /(id="page-data">\{[^[]*?"ageMs":)(\d+)/,
    bound: 'a page of the own server, which escapes quotes: it begins once',
  },
];

const isAllowed = ({ file, text, regex }: Expression) =>
  allowed.some(
    ({ file: of, expression }) =>
      of === file && (regex === null ? expression === built : String(expression) === text),
  );

/** Returns the source and file of expressions that may need more than linear time. */
async function superlinear(expressions: readonly Expression[]): Promise<string[]> {
  const found: string[] = [];
  const verdicts = new Map<string, string>();
  for (const { file, text, regex } of expressions) {
    let verdict = regex === null ? 'not known' : verdicts.get(String(regex));
    if (verdict === undefined && regex) {
      const answer = await check(regex.source, regex.flags, bounds);
      verdict =
        answer.status === 'vulnerable'
          ? `${answer.status}, ${answer.complexity.summary}`
          : answer.status;
      verdicts.set(String(regex), verdict);
    }
    if (verdict !== 'safe') found.push(`${file}: ${text} (${verdict})`);
  }
  return found;
}

beforeAll(() => {
  // The other backends are a Java archive and a native program per platform.
  vi.stubEnv('RECHECK_BACKEND', 'pure');
});

test(
  'every regular expression takes linear time, or reads a text of limited length',
  { timeout: 30 * 60_000 },
  async () => {
    const shipped = shippedExpressions();
    expect(shipped.length).toBeGreaterThan(250);
    expect(await superlinear(shipped.filter((expression) => !isAllowed(expression)))).toEqual([]);
  },
);

/** The pattern of an e-mail takes quadratic time. Only settings of super admins have it, at most 320 characters. */
const emailPattern = publicSettingsRecord.fields.contactEmail.check.pattern;

test('every pattern of a record takes linear time', async () => {
  const rules = await readFile('firestore.rules', 'utf8');
  const records = (await findRecords(rules)).map(({ record }) => record);
  const patterns = [reservationRecord, ...records].flatMap(patternsOf);
  expect(patterns).toContain(emailPattern);
  const expressions = patterns
    .filter((pattern) => pattern !== emailPattern)
    .map((pattern) => ({ file: '', text: pattern, regex: new RegExp(`^(?:${pattern})$`, 'u') }));
  expect(expressions.length).toBeGreaterThan(10);
  expect(await superlinear(expressions)).toEqual([]);
});

function patternsOf({ fields, unreadFields }: RecordDefinition): string[] {
  return Object.values({ ...fields, ...unreadFields }).flatMap(({ check: fieldCheck }) => {
    if (fieldCheck.kind === 'map') return patternsOf(defineRecord(fieldCheck.fields));
    return 'pattern' in fieldCheck ? [fieldCheck.pattern] : [];
  });
}

test('no limit is listed for an expression that does not exist any more', () => {
  const shipped = shippedExpressions().filter(isAllowed);
  const inUse = new Set(
    shipped.map(({ file, text, regex }) => `${file} ${regex === null ? built : text}`),
  );
  const given = allowed.map(({ file, expression }) => `${file} ${String(expression)}`);
  expect(given.filter((entry) => !inUse.has(entry))).toEqual([]);
});

test('a slow expression is found in every form in which code can write it', async () => {
  const source = String.raw`
    const word = 'a+';
    const linear = [/^\d+$/, RegExp(String.raw${'`\\d{2}`'})];
    const trimmed = text.replace(/\s+$/, '');
    const words = new RegExp(${'`(${word})+$`'}, 'i');
    const items = RegExp('\\s*;\\s*');
    const raw = new RegExp(String.raw${'`\\s+,`'});
    const asked = new RegExp(query);
  `;
  expect(await superlinear(expressionsOf('planted.ts', source))).toEqual([
    expect.stringContaining(String.raw`planted.ts: /\s+$/ (vulnerable, 2nd degree`),
    expect.stringContaining("planted.ts: new RegExp(`(${word})+$`, 'i') (vulnerable, exponential"),
    expect.stringContaining(String.raw`RegExp('\\s*;\\s*') (vulnerable, 2nd degree`),
    expect.stringContaining('new RegExp(String.raw`\\s+,`) (vulnerable, 2nd degree'),
    'planted.ts: new RegExp(query) (not known)',
  ]);
});
