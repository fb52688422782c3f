/**
 * Bounds on what evaluation may build: a few doublings in rules would otherwise fill the memory. A document
 * holds at most 1 MiB, so that ordinary values stay far below.
 */
export const maximumTextLength = 16 * 1024 * 1024;
export const maximumListLength = 1_000_000;
export const maximumPathSegments = 100;
