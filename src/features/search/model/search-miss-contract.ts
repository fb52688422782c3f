import * as v from 'valibot';

import { strictSchema } from '#shared/record-schema.ts';
import { toMissWords } from './miss-words.ts';
import { missRecord } from './search-miss.ts';

/** Body of POST /api/search/misses: the words of a query without a result, as returned by toMissWords(). */
export const searchMissBody = v.pipe(
  strictSchema({ words: missRecord.fields.words }),
  v.check(({ words }) => toMissWords(words) === words),
);
