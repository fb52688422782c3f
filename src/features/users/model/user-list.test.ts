import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { countForFilter, noUserFilter, parseUserFilter, userFilterParams } from './user-list.ts';
import { userRoles, userStatuses } from '#features/account/model/user-options.ts';

const filters = fc.record({
  text: fc.string({ maxLength: 90 }).map((text) => text.trim()),
  role: fc.constantFrom(null, ...userRoles),
  status: fc.constantFrom(null, ...userStatuses),
});

describe('the user filter in an address', () => {
  it('is parsed back from its own address', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const address = userFilterParams(filter).toString();
        expect(parseUserFilter(new URLSearchParams(address))).toEqual(filter);
      }),
    );
  });

  it('omits values that do not filter', () => {
    expect(userFilterParams(noUserFilter).toString()).toBe('');
    expect(
      userFilterParams({ text: 'ana', role: 'super_admin', status: 'inactive' }).toString(),
    ).toBe('q=ana&papel=super-administrador&situacao=inativo');
  });

  it('drops unknown values and truncates long texts', () => {
    const params = new URLSearchParams({ q: ` ${'a'.repeat(300)}`, papel: 'root', situacao: 'x' });
    expect(parseUserFilter(params)).toEqual({ text: 'a'.repeat(100), role: null, status: null });
  });
});

it('returns the number of users for filters that the counts cover', () => {
  const counts = {
    total: 10,
    byRole: { member: 7, manager: 2, super_admin: 1 },
    byStatus: { active: 8, inactive: 1, pending: 1 },
  };
  expect(countForFilter(counts, noUserFilter)).toBe(10);
  expect(countForFilter(counts, { ...noUserFilter, role: 'manager' })).toBe(2);
  expect(countForFilter(counts, { ...noUserFilter, status: 'active' })).toBe(8);
  expect(countForFilter(counts, { ...noUserFilter, text: 'a' })).toBeNull();
  expect(countForFilter(counts, { ...noUserFilter, role: 'manager', status: 'active' })).toBeNull();
});
