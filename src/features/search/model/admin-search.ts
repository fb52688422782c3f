import * as v from 'valibot';

import { userRoles, userStatuses } from '#features/account/model/user.ts';

/** Contract of POST /api/admin/search, by which super admins find users and places. */

/** Maximum number of ids per answer. */
export const maxSearchResults = 500;

/** Maximum number of uids in `notCreatedBy`; more than the number of super admins of any guide. */
const maxCreators = 50;

/** The search text. Words after the tenth are ignored. */
const textSchema = v.pipe(v.string(), v.maxLength(100));
const limitSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxSearchResults));

/** Cursor of a page: the sort key and the id of the last entry before it. */
const cursorSchema = v.strictObject({
  key: v.pipe(v.string(), v.maxLength(2_000)),
  id: v.pipe(v.string(), v.maxLength(1_500)),
});
export type SearchCursor = v.InferOutput<typeof cursorSchema>;

/** Body of POST /api/admin/search/users. The answer is ordered by name. */
export const userSearchBody = v.strictObject({
  text: textSchema,
  role: v.nullable(v.picklist(userRoles)),
  status: v.nullable(v.picklist(userStatuses)),
  after: v.nullable(cursorSchema),
  limit: limitSchema,
});
export type UserSearchBody = v.InferOutput<typeof userSearchBody>;

/** Body of POST /api/admin/search/places. The answer is ordered by title and includes inactive places. */
export const placeSearchBody = v.strictObject({
  text: textSchema,
  categoryId: v.nullable(v.pipe(v.string(), v.maxLength(128))),
  isActive: v.nullable(v.boolean()),
  /** Excludes places created by these users. */
  notCreatedBy: v.pipe(v.array(v.pipe(v.string(), v.maxLength(128))), v.maxLength(maxCreators)),
  after: v.nullable(cursorSchema),
  limit: limitSchema,
});
export type PlaceSearchBody = v.InferOutput<typeof placeSearchBody>;

export const adminSearchResponse = v.object({
  success: v.literal(true),
  ids: v.array(v.string()),
  /** Total number of matches over all pages. */
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The `after` of the next page; null on the last one. */
  next: v.nullable(cursorSchema),
});
export type AdminSearchResponse = v.InferOutput<typeof adminSearchResponse>;
