import * as v from 'valibot';

import { toMissWords } from './search-miss.ts';

/** Body of POST /api/search/misses: the words of a query without a result, as returned by toMissWords(). */
export const searchMissBody = v.strictObject({
  words: v.pipe(
    v.string(),
    v.maxLength(80),
    v.check((words) => toMissWords(words) === words),
  ),
});
