import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserHint, parseHint } from './session-hint.ts';

const hint = { name: 'Ana', photoURL: 'https://fotos.test/a.jpg', role: 'manager' as const };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('parseHint', () => {
  it.each([null, '', '{', 'null', '7', '[]', '{"name":7}'])('returns null for %j', (text) => {
    expect(parseHint(text)).toBeNull();
  });

  it('uses the lowest role for invalid values', () => {
    const odd = { name: '\u202e', photoURL: 'javascript:alert(1)', role: 'root', token: 'x' };
    expect(parseHint(JSON.stringify(odd))).toEqual({
      name: 'Usuário',
      photoURL: '',
      role: 'member',
    });
  });
});

describe('browserHint', () => {
  it('accepts images of the local storage emulator, which has no https', () => {
    const local = { ...hint, photoURL: 'http://127.0.0.1:9199/a.jpg' };
    browserHint.write(local);
    expect(browserHint.read()).toEqual(local);
  });

  it('stores and clears a hint', () => {
    browserHint.write(hint);
    expect(browserHint.read()).toEqual(hint);
    browserHint.write(null);
    expect(browserHint.read()).toBeNull();
  });

  it('works without storage', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => {
      browserHint.write(hint);
    }).not.toThrow();
    expect(browserHint.read()).toBeNull();
  });

  it('reports changes in other tabs until it is unsubscribed', () => {
    const heard = vi.fn();
    const stop = browserHint.watch(heard);
    const change = (key: string | null, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    change('something-else', 'x');
    change('guia:session', JSON.stringify(hint));
    change(null, null);
    stop();
    change('guia:session', null);
    expect(heard.mock.calls).toEqual([[hint], [null]]);
  });
});
