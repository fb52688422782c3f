import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserHintStore, parseSessionHint } from './session-hint.ts';

const hint = { name: 'Ana', photoURL: 'https://fotos.test/a.jpg', role: 'manager' as const };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('parseHint', () => {
  it.each([null, '', '{', 'null', '7', '[]', '{"name":7}'])('returns null for %j', (text) => {
    expect(parseSessionHint(text)).toBeNull();
  });

  it('uses the lowest role for invalid values', () => {
    const invalid = { name: '\u202e', photoURL: 'javascript:alert(1)', role: 'root', token: 'x' };
    expect(parseSessionHint(JSON.stringify(invalid))).toEqual({
      name: 'Usuário',
      photoURL: '',
      role: 'member',
    });
  });
});

describe('browserHint', () => {
  it('accepts images of the local storage emulator, which has no https', () => {
    const local = { ...hint, photoURL: 'http://127.0.0.1:9199/a.jpg' };
    browserHintStore.write(local);
    expect(browserHintStore.read()).toEqual(local);
  });

  it('stores and clears a hint', () => {
    browserHintStore.write(hint);
    expect(browserHintStore.read()).toEqual(hint);
    browserHintStore.write(null);
    expect(browserHintStore.read()).toBeNull();
  });

  it('works without storage', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => {
      browserHintStore.write(hint);
    }).not.toThrow();
    expect(browserHintStore.read()).toBeNull();
  });

  it('reports changes in other tabs until it is unsubscribed', () => {
    const onChange = vi.fn();
    const stop = browserHintStore.watch(onChange);
    const dispatchStorageEvent = (key: string | null, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    dispatchStorageEvent('something-else', 'x');
    dispatchStorageEvent('guia:session', JSON.stringify(hint));
    dispatchStorageEvent(null, null);
    stop();
    dispatchStorageEvent('guia:session', null);
    expect(onChange.mock.calls).toEqual([[hint], [null]]);
  });
});
