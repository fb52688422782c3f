import { describe, expect, it } from 'vitest';
import { readBootstrapOptions } from './bootstrap.ts';
import { SeedRefused } from './options.ts';

describe('readBootstrapOptions', () => {
  it('makes nobody a super admin unless it is told whom', () => {
    expect(readBootstrapOptions([])).toEqual({ adminEmail: null });
  });

  it.each([[['--admin', ' Ana@Exemplo.Test ']], [['--admin=ana@exemplo.test']]])(
    'takes the e-mail as Auth keeps it: %j',
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
    // What arrives when the '--' of npm is forgotten.
    [['ana@x.test']],
    [['--fresh']],
  ])('says how it is used instead of guessing: %j', (args) => {
    expect(() => readBootstrapOptions(args)).toThrow(SeedRefused);
    expect(() => readBootstrapOptions(args)).toThrow(/^Uso: npm run bootstrap/);
  });
});
