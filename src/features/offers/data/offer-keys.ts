/** Everything cached of offers begins with this key; apart from the queries, which bring their stores. */
export const offerKeys = { all: ['offers'] as const };
