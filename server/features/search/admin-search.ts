import type { Firestore } from '@google-cloud/firestore';
import type {
  AdminSearchResponse,
  PlaceSearchBody,
  UserSearchBody,
} from '#features/search/model/admin-search.ts';
import { foldText } from '#shared/text/fold-text.ts';
import type { StartStopwatch } from '#server/platform/stopwatch.ts';
import { createWordIndex } from './word-index.ts';

type FoundIds = Omit<AdminSearchResponse, 'success'>;

/** Search of users and places for super admins. Both methods throw AppError 'unavailable'. */
export interface AdminSearch {
  findUsers(search: UserSearchBody): Promise<FoundIds>;
  findPlaces(search: PlaceSearchBody): Promise<FoundIds>;
}

/** Maximum number of indexed users, about 300 bytes each. */
const maxUsers = 100_000;
/**
 * Maximum number of indexed places: twice the capacity of the snapshot of active places, because inactive ones are
 * included.
 */
const maxPlaces = 40_000;

const maxLengths = { name: 100, email: 320, title: 200, id: 128 };

const truncateText = (value: unknown, maxLength: number) =>
  typeof value === 'string' ? value.slice(0, maxLength) : '';

export function createAdminSearch(dependencies: {
  firestore: Firestore;
  startStopwatch: StartStopwatch;
}): AdminSearch {
  const userWordIndex = createWordIndex({
    ...dependencies,
    collection: 'users',
    fields: ['displayName', 'email', 'role', 'status'],
    maxDocuments: maxUsers,
    toEntry: ({ displayName, email, role, status }) => {
      const name = foldText(truncateText(displayName, maxLengths.name));
      const text = `${name} ${foldText(truncateText(email, maxLengths.email))}`;
      return { text, key: name, facts: { role, status } };
    },
  });
  const placeWordIndex = createWordIndex({
    ...dependencies,
    collection: 'places',
    fields: ['title', 'category', 'isActive', 'createdBy'],
    maxDocuments: maxPlaces,
    toEntry: ({ title, category, isActive, createdBy }) => {
      const text = foldText(truncateText(title, maxLengths.title));
      return {
        text,
        key: text,
        facts: {
          categoryId: truncateText(category, maxLengths.id),
          isActive: isActive !== false,
          createdBy: truncateText(createdBy, maxLengths.id),
        },
      };
    },
  });
  return {
    findUsers: ({ role, status, ...search }) =>
      userWordIndex.find({
        ...search,
        accepts: (facts) =>
          (role === null || facts.role === role) && (status === null || facts.status === status),
      }),
    findPlaces: ({ categoryId, isActive, notCreatedBy, ...search }) =>
      placeWordIndex.find({
        ...search,
        accepts: (facts) =>
          (categoryId === null || facts.categoryId === categoryId) &&
          (isActive === null || facts.isActive === isActive) &&
          !notCreatedBy.includes(facts.createdBy),
      }),
  };
}
