/**
 * Prefix of all query keys of offers. Kept separate from the queries so that importing it does not load their stores.
 */
export const offerKeys = { all: ['offers'] as const };
