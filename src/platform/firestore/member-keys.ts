/** Prefix of the query keys of all data of the signed-in user, so that sign-out can remove it from the cache. */
export const memberKeys = {
  all: ['member'] as const,
  of: (uid: string) => [...memberKeys.all, uid] as const,
};
