import { describe, expect, it } from 'vitest';
import { isErasureConfirmation, isRecentSignIn } from './account-erasure.ts';

describe('the typed confirmation', () => {
  it.each(['EXCLUIR', ' excluir ', 'Excluir'])('accepts %j', (text) => {
    expect(isErasureConfirmation(text)).toBe(true);
  });

  it.each(['', 'SIM', 'EXCLUIRR', 'EXCLUIR MINHA CONTA', 'E X C L U I R'])('rejects %j', (text) => {
    expect(isErasureConfirmation(text)).toBe(false);
  });
});

describe('a sign-in', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const ago = (ms: number) => new Date(now.getTime() - ms);

  it('is recent for five minutes', () => {
    expect(isRecentSignIn(ago(0), now)).toBe(true);
    expect(isRecentSignIn(ago(300_000), now)).toBe(true);
    expect(isRecentSignIn(ago(300_001), now)).toBe(false);
  });

  it('is not recent if its time is unknown', () => {
    expect(isRecentSignIn(new Date(Number.NaN), now)).toBe(false);
  });
});
