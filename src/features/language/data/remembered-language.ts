import { language } from '#shared/language.ts';
import { languages } from '#shared/languages.ts';
import type { Language } from '#shared/languages.ts';

const storageKey = 'guia:language';

/** Remembers that the visitor has chosen a language on this device, so that no other language is offered. */
export function rememberLanguage(chosen: Language): void {
  try {
    localStorage.setItem(storageKey, chosen);
  } catch {
    // Storage is blocked: the language is offered again on the next visit.
  }
}

/** Returns the language that the visitor has chosen on this device; null if none. */
export function rememberedLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return languages.find((candidate) => candidate === stored) ?? null;
  } catch {
    return null;
  }
}

/**
 * Returns the language to offer: the first language of the browser that the guide has. Returns null if that is the
 * language of the page, or if the visitor has already chosen a language.
 */
export function languageToOffer(): Language | null {
  try {
    if (localStorage.getItem(storageKey) !== null) return null;
  } catch {
    // Without storage the answer could not be remembered.
    return null;
  }
  const preferred = navigator.languages
    .map((tag) => languages.find((candidate) => tag.split('-', 1)[0] === candidate))
    .find((candidate) => candidate !== undefined);
  return preferred === undefined || preferred === language ? null : preferred;
}
