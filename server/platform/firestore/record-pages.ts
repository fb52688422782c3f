import { FieldPath } from '@google-cloud/firestore';
import type { Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';

const pageSize = 200;
/** Maximum number of documents of one user; far above any real number, but it bounds the loop. */
const mostOfOnePerson = 100_000;

/**
 * Yields the documents of a query in pages, ordered by id. Deleting, changing or renaming documents that were already
 * yielded does not disturb the pages.
 * @param most maximum number of documents read, default 100,000
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
