import { useSyncExternalStore } from 'react';
import { themeChoices } from '#features/account/model/user-options.ts';
import type { ThemeChoice } from '#features/account/model/user-options.ts';

/** index.html reads this key before the first paint. */
const storageKey = 'guia:theme';

const listeners = new Set<() => void>();
/** Theme chosen in this page; the only copy if storage is blocked. */
let chosenTheme: ThemeChoice | null = null;

function parseTheme(text: string | null): ThemeChoice {
  return themeChoices.find((choice) => choice === text) ?? 'system';
}

function readStoredTheme(): ThemeChoice {
  try {
    return parseTheme(localStorage.getItem(storageKey));
  } catch {
    return 'system';
  }
}

/** Returns the theme of this device. */
export function currentTheme(): ThemeChoice {
  return (chosenTheme ??= readStoredTheme());
}

/**
 * Applies a theme to this page and stores it for later pages of this device. 'system' follows the setting of the
 * device.
 */
export function chooseTheme(theme: ThemeChoice): void {
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Without storage the choice is lost when the page is closed.
  }
  applyTheme(theme);
}

function applyTheme(theme: ThemeChoice): void {
  chosenTheme = theme;
  const isSystem = theme === 'system';
  if (isSystem) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="color-scheme"]')) {
    meta.content = isSystem ? 'light dark' : theme;
  }
  // Colour of the browser bars around the page.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme = '' } = meta.dataset;
    meta.media = isSystem
      ? `(prefers-color-scheme: ${scheme})`
      : scheme === theme
        ? 'all'
        : 'not all';
  }
  for (const listener of [...listeners]) listener();
}

/** Handles a theme change in another tab. A null key means that the storage was cleared. */
function syncFromOtherTab({ key, newValue }: StorageEvent): void {
  if (key === storageKey || key === null) applyTheme(parseTheme(newValue));
}

function subscribe(onChange: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', syncFromOtherTab);
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) window.removeEventListener('storage', syncFromOtherTab);
  };
}

/** Returns the theme of this device and re-renders when it changes in this or another tab. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(subscribe, currentTheme, () => 'system');
}
