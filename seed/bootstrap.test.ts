import { describe, expect, it } from 'vitest';
import { readBootstrapOptions } from './bootstrap.ts';
import { SeedRefused } from './options.ts';

describe('readBootstrapOptions', () => {
  it('creates no super admin without the --admin option', () => {
    expect(readBootstrapOptions([])).toEqual({ adminEmail: null });
  });

  it.each([[['--admin', ' Ana@Exemplo.Test ']], [['--admin=ana@exemplo.test']]])(
    'normalises the e-mail as Auth does: %j',
    (args) => {
      expect(readBootstrapOptions(args)).toEqual({ adminEmail: 'ana@exemplo.test' });
    },
  );

  it.each([
    [['--admin']],
    [['--admin', '']],
    [['--admin', 'ana']],
    [['--admin', 'ana@x.test,bia@x.test']],
    [['--admin', 'ana@x.test', 'bia@x.test']],
    // Arguments if the user forgets the '--' of npm.
    [['ana@x.test']],
    [['--fresh']],
  ])('shows the usage for invalid arguments: %j', (args) => {
    expect(() => readBootstrapOptions(args)).toThrow(SeedRefused);
    expect(() => readBootstrapOptions(args)).toThrow(/^Usage: npm run bootstrap/);
  });
});
