/** Everything cached for one person begins with these keys, so that signing out can forget it. */
export const memberKeys = {
  all: ['member'] as const,
  of: (uid: string) => [...memberKeys.all, uid] as const,
};
