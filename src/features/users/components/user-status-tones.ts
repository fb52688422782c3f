import type { UserStatus } from '#features/account/model/user-options.ts';
import type { BadgeTone } from '#ui/badge.tsx';

/** Colour of the badge of each status. */
export const userStatusTones: Record<UserStatus, BadgeTone> = {
  active: 'open',
  pending: 'warning',
  inactive: 'closed',
};
