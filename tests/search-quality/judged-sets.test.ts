import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { decodePlaceHours } from '#features/search/model/place-hours-codec.ts';
import { filesOfCity } from '#support/city-index.ts';
import { meanRecall, searchOfCity } from './recall.ts';
import type { JudgedQuery } from './judged-queries.ts';

interface LanguageQuery extends JudgedQuery {
  language: 'pt' | 'es' | 'en';
}

const readSetFile = (name: string) => readFile(new URL(`sets/${name}`, import.meta.url), 'utf8');

async function readSet(name: string): Promise<LanguageQuery[]> {
  return JSON.parse(await readSetFile(`${name}.json`)) as LanguageQuery[];
}

const search = await searchOfCity(0);
const { hours } = await filesOfCity(0);
search.addHours(decodePlaceHours(JSON.parse(hours.forms.identity.toString())));

/** The sets of docs/decisions/0022-search-relevance.md, with the recall that the search must keep. */
test.each([
  ['portuguese', 'pt', 100, 0.9],
  ['tourists', 'es', 50, 0.85],
  ['tourists', 'en', 50, 0.85],
  ['kept-aside', 'pt', 60, 0.88],
  ['kept-aside', 'es', 20, 0.9],
  ['kept-aside', 'en', 20, 0.85],
  ['second-kept-aside', 'pt', 60, 0.95],
  ['second-kept-aside', 'es', 20, 0.95],
  ['second-kept-aside', 'en', 20, 0.95],
  ['third-kept-aside', 'pt', 60, 0.88],
  ['third-kept-aside', 'es', 20, 0.9],
  ['third-kept-aside', 'en', 20, 0.9],
  ['fourth-kept-aside', 'pt', 60, 0.84],
  ['fourth-kept-aside', 'es', 20, 0.85],
  ['fourth-kept-aside', 'en', 20, 0.9],
  ['everyday', 'pt', 255, 0.97],
  ['everyday', 'es', 418, 0.94],
  ['everyday', 'en', 418, 0.92],
  ['further', 'pt', 230, 0.9],
  ['further', 'es', 122, 0.9],
  ['further', 'en', 121, 0.9],
] as const)(
  'finds the expected places of the set %s in %s',
  async (name, language, count, least) => {
    const all = await readSet(name);
    const queries = all.filter((query) => query.language === language);
    expect(queries).toHaveLength(count);
    const { recall, empty } = meanRecall(search, queries);
    expect(empty).toEqual([]);
    expect(recall).toBeGreaterThanOrEqual(least);
  },
);

test('the set that was kept aside is the one whose hash was published before the search was built', async () => {
  const hash = createHash('sha256')
    .update(await readSetFile('kept-aside.json'))
    .digest('hex');
  expect(await readSetFile('kept-aside.sha256')).toContain(hash);
});
