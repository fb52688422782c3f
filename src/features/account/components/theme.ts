import { useSyncExternalStore } from 'react';
import { themeChoices } from '#features/account/model/user.ts';
import type { ThemeChoice } from '#features/account/model/user.ts';

/** index.html reads it before the first paint. */
const storageKey = 'guia:theme';

const listeners = new Set<() => void>();
/** What was chosen in this page; the only memory where storage is refused. */
let chosen: ThemeChoice | null = null;

function asChoice(text: string | null): ThemeChoice {
  return themeChoices.find((choice) => choice === text) ?? 'system';
}

function storedTheme(): ThemeChoice {
  try {
    return asChoice(localStorage.getItem(storageKey));
  } catch {
    return 'system';
  }
}

/** The theme of this device. */
export function currentTheme(): ThemeChoice {
  return (chosen ??= storedTheme());
}

/** Paints this page, and every later one on this device, in a theme; 'system' follows the device again. */
export function chooseTheme(theme: ThemeChoice): void {
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  show(theme);
}

function show(theme: ThemeChoice): void {
  chosen = theme;
  const isSystem = theme === 'system';
  if (isSystem) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="color-scheme"]')) {
    meta.content = isSystem ? 'light dark' : theme;
  }
  // The bars of the browser around the page.
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

/** Another tab chose; a null key means that everything was cleared. */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key === storageKey || key === null) show(asChoice(newValue));
}

function subscribe(onChange: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

/** The theme of this device; the component renders again when it changes, here or in another tab. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(subscribe, currentTheme, () => 'system');
}
