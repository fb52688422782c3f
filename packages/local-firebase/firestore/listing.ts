import { isBelow } from './path.ts';
import type { DocumentView } from './store.ts';
import { comparePaths, compareUtf8 } from './value-order.ts';

/** Returns the ids of the collections directly below a document ('' is the root), sorted. */
export function collectionIdsBelow(view: DocumentView, parent: string): string[] {
  const start = parent === '' ? 0 : parent.length + 1;
  const ids = new Set<string>();
  for (const { path } of view.all()) {
    if (isBelow(path, parent)) ids.add(path.slice(start, path.indexOf('/', start)));
  }
  return [...ids].sort(compareUtf8);
}

/** Returns the sorted paths of missing documents of a collection that have documents below them. */
export function missingDocuments(view: DocumentView, collectionPath: string): string[] {
  const start = collectionPath.length + 1;
  const missing = new Set<string>();
  for (const { path } of view.all()) {
    if (!isBelow(path, collectionPath)) continue;
    const end = path.indexOf('/', start);
    if (end < 0) continue;
    const document = path.slice(0, end);
    if (view.get(document) === null) missing.add(document);
  }
  return [...missing].sort(comparePaths);
}
