import { invalidArgument } from './errors.ts';

const defaultPageSize = 300;
const maxPageSize = 10_000;

/** Page parameters of a request, not validated yet: see pageOf. */
export interface DocumentPageRequest {
  pageSize: unknown;
  pageToken: unknown;
}

export interface DocumentPage<T> {
  items: T[];
  /** Absent on the last page. */
  nextPageToken?: string;
}

/**
 * Returns one page of an ordered list. The token contains the key and position of the last item returned: if that item
 * is removed before the next page, the page starts at its former position.
 * @throws FirestoreError INVALID_ARGUMENT for an invalid size or token
 */
export function pageOf<T>(
  items: readonly T[],
  { pageSize, pageToken }: DocumentPageRequest,
  keyOf: (item: T) => string,
): DocumentPage<T> {
  const size = sizeOf(pageSize);
  const start = startOf(items, pageToken, keyOf);
  const page = items.slice(start, start + size);
  const last = page.at(-1);
  const end = start + page.length;
  if (last === undefined || end >= items.length) return { items: page };
  return { items: page, nextPageToken: encodeToken(end - 1, keyOf(last)) };
}

function startOf<T>(items: readonly T[], token: unknown, keyOf: (item: T) => string): number {
  if (token === undefined || token === null || token === '') return 0;
  const { position, key } = decodeToken(token);
  const found = items.findIndex((item) => keyOf(item) === key);
  return found < 0 ? position : found + 1;
}

function encodeToken(position: number, key: string): string {
  return Buffer.from(`${position} ${key}`).toString('base64url');
}

function decodeToken(token: unknown): { position: number; key: string } {
  const text = typeof token === 'string' ? Buffer.from(token, 'base64url').toString('utf8') : '';
  const match = /^(\d{1,12}) (.*)$/s.exec(text);
  if (match === null) throw invalidArgument('Invalid page token.');
  return { position: Number(match[1]), key: match[2]! };
}

function sizeOf(pageSize: unknown): number {
  const size = Number(pageSize ?? 0);
  if (!Number.isInteger(size) || size < 0) throw invalidArgument('Invalid page size.');
  return size === 0 ? defaultPageSize : Math.min(size, maxPageSize);
}
