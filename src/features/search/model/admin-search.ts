import * as v from 'valibot';

import { strictSchema } from '#shared/record/record-schema.ts';
import {
  choice,
  flag,
  integer,
  line,
  listOfTexts,
  map,
  nullable,
  text,
} from '#shared/record/record.ts';
import type { ValuesOf } from '#shared/record/record.ts';
import { userRoles, userStatuses } from '#features/account/model/user-options.ts';

/** Contract of POST /api/admin/search, by which super admins find users and places. */

/** Maximum number of ids per answer. */
export const maxSearchResults = 500;

/** Maximum number of uids in `notCreatedBy`; more than the number of super admins of any guide. */
const maxCreators = 50;

/** The search text. Words after the tenth are ignored. */
const searchText = line(100);
const limit = integer({ min: 1, max: maxSearchResults });

/** Cursor of a page: the sort key and the id of the last entry before it. Not cleaned, because it must equal them. */
const cursorFields = {
  key: text(2_000, { clean: (key) => key }),
  id: text(1_500, { clean: (id) => id }),
};
export type SearchCursor = ValuesOf<typeof cursorFields>;

/** Body of POST /api/admin/search/users. The answer is ordered by name. */
export const userSearchBody = strictSchema({
  text: searchText,
  role: nullable(choice(userRoles)),
  status: nullable(choice(userStatuses)),
  after: nullable(map(cursorFields)),
  limit,
});
export type UserSearchBody = v.InferOutput<typeof userSearchBody>;

/** Body of POST /api/admin/search/places. The answer is ordered by title and includes inactive places. */
export const placeSearchBody = strictSchema({
  text: searchText,
  categoryId: nullable(line(128)),
  isActive: nullable(flag()),
  /** Excludes places created by these users. */
  notCreatedBy: listOfTexts({
    maxItems: maxCreators,
    maxLength: 128,
    maxTotalLength: maxCreators * 128,
  }),
  after: nullable(map(cursorFields)),
  limit,
});
export type PlaceSearchBody = v.InferOutput<typeof placeSearchBody>;

export const adminSearchResponse = v.object({
  success: v.literal(true),
  ids: v.array(v.string()),
  /** Total number of matches over all pages. */
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The `after` of the next page; null on the last one. */
  next: v.nullable(v.object({ key: v.string(), id: v.string() })),
});
export type AdminSearchResponse = v.InferOutput<typeof adminSearchResponse>;
