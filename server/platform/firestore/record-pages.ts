import { FieldPath } from '@google-cloud/firestore';
import type { Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';

const pageSize = 200;
/** Maximum number of documents of one user; far above any real number, but it bounds the loop. */
const maxUserRecords = 100_000;

/**
 * Yields the documents of a query in pages, ordered by id. Deleting or changing already yielded documents does not
 * disturb the pages.
 * @param maxRecords maximum number of documents read, default 100,000
 * @throws AppError 'unavailable'; 'too-large' beyond `maxRecords`
 */
export async function* readPages(
  query: Query,
  maxRecords = maxUserRecords,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const orderedQuery = query.orderBy(FieldPath.documentId()).limit(pageSize);
  let page = orderedQuery;
  for (let readCount = 0; readCount < maxRecords; readCount += pageSize) {
    const { docs } = await page.get();
    if (docs.length > 0) yield docs;
    const lastDocument = docs.at(-1);
    if (!lastDocument || docs.length < pageSize) return;
    page = orderedQuery.startAfter(lastDocument);
  }
  throw new AppError('too-large', 'A user has more records than allowed');
}
