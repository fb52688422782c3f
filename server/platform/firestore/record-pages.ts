import { FieldPath } from '@google-cloud/firestore';
import type { Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';

const pageSize = 200;
/** Documents of one person: what is far above anything somebody does still ends. */
const mostOfOnePerson = 100_000;

/**
 * The documents of a query, a page at a time in the order of their ids. Pages stay right while documents
 * that were given are deleted, changed or renamed.
 * @param most documents that it reads at most, 100,000 unless told
 * @throws AppError 'unavailable'; 'too-large' beyond `most`
 */
export async function* pagesOf(
  query: Query,
  most = mostOfOnePerson,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(pageSize);
  let page = ordered;
  for (let seen = 0; seen < most; seen += pageSize) {
    const { docs } = await page.get();
    if (docs.length > 0) yield docs;
    const last = docs.at(-1);
    if (!last || docs.length < pageSize) return;
    page = ordered.startAfter(last);
  }
  throw new AppError('too-large', 'More records than one person can have');
}
