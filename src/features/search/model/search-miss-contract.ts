import * as v from 'valibot';

import { missWords } from './search-miss.ts';

/** POST /api/search/misses: the words of a query without a result, as missWords() makes them. */
export const searchMissBody = v.strictObject({
  words: v.pipe(
    v.string(),
    v.maxLength(80),
    v.check((words) => missWords(words) === words),
  ),
});
