import { expect, it } from 'vitest';

import { cleanPermission, maxPermissions, withPermission } from './user-permissions.ts';

it('adds a permission once, as one clean line', () => {
  expect(withPermission(['a'], '  relatórios \n do\u202e mês ')).toEqual([
    'a',
    'relatórios do mês',
  ]);
  expect(withPermission(['relatórios'], ' relatórios ')).toEqual(['relatórios']);
  expect(cleanPermission('x'.repeat(300))).toHaveLength(100);
});

it('refuses an empty permission and the 51st one', () => {
  expect(() => withPermission([], ' \u200b ')).toThrow(
    expect.objectContaining({ code: 'invalid-input' }),
  );
  const full = Array.from({ length: maxPermissions }, (_, position) => `p${position}`);
  expect(() => withPermission(full, 'outra')).toThrow(
    expect.objectContaining({ code: 'too-many-items' }),
  );
});
