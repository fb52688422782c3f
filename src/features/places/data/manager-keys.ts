import { memberKeys } from '#platform/firestore/member-keys.ts';

/** Query keys of the manager panel. */
export const managerKeys = {
  overview: (uid: string) => [...memberKeys.of(uid), 'manager-overview'] as const,
};
