import * as v from 'valibot';

import { userRoles, userStatuses } from '#features/account/model/user.ts';

/** What super admins find people and places by, on the server: bodies and answers of POST /api/admin/search. */

/** Most ids of one answer. */
export const maxFound = 500;

/** More super admins than any guide has. */
const maxCreators = 50;

/** Longest text that is looked for; what is beyond ten words is not read. */
const text = v.pipe(v.string(), v.maxLength(100));
const limit = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxFound));

/** Behind whom an answer begins: what they are ordered by, and their id. */
const position = v.strictObject({
  key: v.pipe(v.string(), v.maxLength(2_000)),
  id: v.pipe(v.string(), v.maxLength(1_500)),
});
export type SearchPosition = v.InferOutput<typeof position>;

/** POST /api/admin/search/users: in the order of their names. */
export const userSearchBody = v.strictObject({
  text,
  role: v.nullable(v.picklist(userRoles)),
  status: v.nullable(v.picklist(userStatuses)),
  after: v.nullable(position),
  limit,
});
export type UserSearchBody = v.InferOutput<typeof userSearchBody>;

/** POST /api/admin/search/places: in the order of their titles, inactive ones too. */
export const placeSearchBody = v.strictObject({
  text,
  categoryId: v.nullable(v.pipe(v.string(), v.maxLength(128))),
  isActive: v.nullable(v.boolean()),
  /** Leaves out what these people made. */
  notCreatedBy: v.pipe(v.array(v.pipe(v.string(), v.maxLength(128))), v.maxLength(maxCreators)),
  after: v.nullable(position),
  limit,
});
export type PlaceSearchBody = v.InferOutput<typeof placeSearchBody>;

export const adminSearchAnswer = v.object({
  success: v.literal(true),
  ids: v.array(v.string()),
  /** All that were found, on this page or not. */
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The `after` of the next page; null on the last one. */
  next: v.nullable(position),
});
export type AdminSearchAnswer = v.InferOutput<typeof adminSearchAnswer>;
