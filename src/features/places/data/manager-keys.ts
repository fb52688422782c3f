import { memberKeys } from '#platform/firestore/member-keys.ts';

/** What a manager's panel keeps of the figures that follow from other things. */
export const managerKeys = {
  overview: (uid: string) => [...memberKeys.of(uid), 'manager-overview'] as const,
};
