import { afterAll, expect, it, vi } from 'vitest';
import { forgetModules } from './forget-modules.ts';

afterAll(() => {
  vi.doUnmock('#shared/text/slug.ts');
});

it('a module mocked by a factory gets the mock of the next file instead', async () => {
  const factory = vi.fn(() => ({ slugOf: () => 'of the factory' }));
  vi.doMock('#shared/text/slug.ts', factory);
  await import('#shared/text/slug.ts');
  expect(factory).toHaveBeenCalledOnce();

  forgetModules();
  vi.doMock('#shared/text/slug.ts');
  const replaced = await import('#shared/text/slug.ts');
  expect(Object.values(replaced).filter((value) => vi.isMockFunction(value))).not.toEqual([]);

  forgetModules();
  const own = await import('#shared/text/slug.ts');
  expect(Object.values(own).filter((value) => vi.isMockFunction(value))).toEqual([]);
});
