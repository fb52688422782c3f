import { afterEach, expect, test } from 'vitest';
import { hasUnfinishedInput } from './unfinished.ts';

afterEach(() => {
  document.body.replaceChildren();
});

test('a page without input is not unfinished', () => {
  document.body.innerHTML = '<input aria-label="Busca" value="bar" /><button>Ver</button>';
  document.querySelector('button')?.focus();
  expect(hasUnfinishedInput()).toBe(false);
});

test.each(['<input value="Ana" />', '<textarea>Gostei</textarea>'])(
  '%s is unfinished while it has the focus',
  (html) => {
    document.body.innerHTML = html;
    const field = document.body.firstElementChild as HTMLElement;
    field.focus();
    expect(hasUnfinishedInput()).toBe(true);
    field.blur();
    expect(hasUnfinishedInput()).toBe(false);
  },
);

test('an open dialog is unfinished', () => {
  document.body.innerHTML = '<dialog open></dialog>';
  expect(hasUnfinishedInput()).toBe(true);
});

test('a page that asks before it is closed is unfinished', () => {
  const ask = (event: Event) => {
    event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  expect(hasUnfinishedInput()).toBe(true);
  window.removeEventListener('beforeunload', ask);
});
