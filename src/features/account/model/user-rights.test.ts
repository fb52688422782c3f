import { describe, expect, it } from 'vitest';

import { userRoles, userStatuses } from './user-options.ts';
import { canManagePlace, hasMemberRole, isManager, isSuperAdmin } from './user-rights.ts';

describe('roles', () => {
  const roleStatusPairs = userRoles.flatMap((role) =>
    userStatuses.map((status) => ({ role, status })),
  );

  it('grant access only to active users', () => {
    expect(roleStatusPairs.filter(isSuperAdmin)).toEqual([
      { role: 'super_admin', status: 'active' },
    ]);
    expect(roleStatusPairs.filter(isManager)).toEqual([{ role: 'manager', status: 'active' }]);
    expect(new Set(roleStatusPairs.filter(hasMemberRole).map(({ role }) => role))).toEqual(
      new Set(['member']),
    );
  });

  it('let a super admin manage every place, and a manager assigned and created places', () => {
    const canManage = (
      role: (typeof userRoles)[number],
      status: (typeof userStatuses)[number] = 'active',
    ) => {
      const user = { uid: 'ana', role, status, managedPlaces: ['meu'] };
      return [
        canManagePlace(user, 'meu'),
        canManagePlace(user, 'criado', 'ana'),
        canManagePlace(user, 'alheio', 'bia'),
        canManagePlace(user, 'alheio'),
      ];
    };
    expect(canManage('super_admin')).toEqual([true, true, true, true]);
    expect(canManage('manager')).toEqual([true, true, false, false]);
    expect(canManage('member')).toEqual([false, false, false, false]);
    expect(canManage('manager', 'pending')).toEqual([false, false, false, false]);
    expect(canManage('super_admin', 'inactive')).toEqual([false, false, false, false]);
  });
});
