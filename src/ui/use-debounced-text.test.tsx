import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDebouncedText } from './use-debounced-text.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function renderText(applied = '') {
  const onSend = vi.fn();
  const view = renderHook(({ at }) => useDebouncedText(at, onSend), {
    initialProps: { at: applied },
  });
  return {
    onSend,
    typed: () => view.result.current.typed,
    type: (text: string) => {
      act(() => {
        view.result.current.setTyped(text);
      });
    },
    send: (text: string) => {
      act(() => {
        view.result.current.send(text);
      });
    },
    pause: () => {
      act(() => {
        vi.advanceTimersByTime(300);
      });
    },
    addressBecomes: (at: string) => {
      view.rerender({ at });
    },
  };
}

test('sends the trimmed text after a pause', () => {
  const { onSend, type, pause } = renderText();
  type('b');
  type(' ba ');
  pause();
  expect(onSend).toHaveBeenCalledExactlyOnceWith('ba');
});

test('keeps letters typed while the address is being updated', () => {
  const { onSend, typed, type, pause, addressBecomes } = renderText();
  type('ba');
  pause();
  type('bar');
  addressBecomes('ba');
  expect(typed()).toBe('bar');
  pause();
  expect(onSend).toHaveBeenLastCalledWith('bar');
});

test('an address that is updated in several steps undoes none of them', () => {
  const { typed, type, pause, addressBecomes } = renderText();
  type('ba');
  pause();
  type('bar');
  pause();
  addressBecomes('ba');
  expect(typed()).toBe('bar');
  type('bares');
  addressBecomes('bar');
  expect(typed()).toBe('bares');
});

test('an external change is applied, even if it equals an earlier text', () => {
  const { typed, type, pause, addressBecomes } = renderText('ostras');
  addressBecomes('praia');
  expect(typed()).toBe('praia');
  type('bar');
  pause();
  addressBecomes('bar');
  addressBecomes('praia');
  expect(typed()).toBe('praia');
  addressBecomes('bar');
  expect(typed()).toBe('bar');
});

test('a text sent without debounce is recognised as its own when it returns', () => {
  const { onSend, typed, type, send, addressBecomes } = renderText('bar');
  type('');
  send('');
  type('c');
  addressBecomes('');
  expect(typed()).toBe('c');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('');
});
