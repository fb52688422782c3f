import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chooseTheme, useTheme } from './theme.ts';

const storageKey = 'guia:theme';
const root = document.documentElement;

function ThemeName() {
  return <p>{useTheme()}</p>;
}

const metas = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta')].map((meta) => meta.content || meta.media);

beforeEach(() => {
  document.head.innerHTML =
    '<meta data-scheme="light"><meta data-scheme="dark"><meta name="color-scheme">';
  chooseTheme('system');
});

test('a chosen theme is applied, stored for the next visit and reported to subscribers', () => {
  render(<ThemeName />);
  expect(screen.getByText('system')).toBeVisible();
  act(() => {
    chooseTheme('dark');
  });
  expect(screen.getByText('dark')).toBeVisible();
  expect(root.dataset['theme']).toBe('dark');
  expect(localStorage.getItem(storageKey)).toBe('dark');
  expect(metas()).toEqual(['not all', 'all', 'dark']);
});

test('the system theme removes the attribute and the stored value', () => {
  chooseTheme('light');
  chooseTheme('system');
  expect(root.dataset['theme']).toBeUndefined();
  expect(localStorage.getItem(storageKey)).toBeNull();
  expect(metas()).toEqual([
    '(prefers-color-scheme: light)',
    '(prefers-color-scheme: dark)',
    'light dark',
  ]);
});

test('follows a theme chosen in another tab and treats an invalid value as the system theme', () => {
  render(<ThemeName />);
  const dispatchStorageEvent = (newValue: string | null) => {
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue }));
    });
  };
  dispatchStorageEvent('light');
  expect(root.dataset['theme']).toBe('light');
  dispatchStorageEvent('rosa"><script>');
  expect(root.dataset['theme']).toBeUndefined();
  expect(screen.getByText('system')).toBeVisible();
});
