import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserHint, parseHint } from './session-hint.ts';

const hint = { name: 'Ana', photoURL: 'https://fotos.test/a.jpg', role: 'manager' as const };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('parseHint', () => {
  it.each([null, '', '{', 'null', '7', '[]', '{"name":7}'])('reads nobody from %j', (text) => {
    expect(parseHint(text)).toBeNull();
  });

  it('takes the least from what is odd', () => {
    const odd = { name: '\u202e', photoURL: 'javascript:alert(1)', role: 'root', token: 'x' };
    expect(parseHint(JSON.stringify(odd))).toEqual({
      name: 'Usuário',
      photoURL: '',
      role: 'member',
    });
  });
});

describe('browserHint', () => {
  it('keeps the picture of the local storage too, which has no https', () => {
    const local = { ...hint, photoURL: 'http://127.0.0.1:9199/a.jpg' };
    browserHint.write(local);
    expect(browserHint.read()).toEqual(local);
  });

  it('keeps a hint and forgets it', () => {
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

  it('tells what other tabs write, until it is told to stop', () => {
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
