/**
 * Size limits for values during evaluation. Otherwise rules that repeatedly join a value with itself would exhaust the
 * memory. A document has at most 1 MiB, so ordinary values stay far below.
 */
export const maximumTextLength = 16 * 1024 * 1024;
export const maximumListLength = 1_000_000;
export const maximumPathSegments = 100;
