import { afterEach, expect, it, vi } from 'vitest';
import { languageToOffer, rememberedLanguage, rememberLanguage } from './remembered-language.ts';

const prefer = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it.each([
  [['es-AR', 'en'], 'es'],
  [['en-US'], 'en'],
  [['fr-FR', 'es'], 'es'],
  [['pt-PT', 'en'], null],
  [['de', 'fr'], null],
  [[], null],
])('a browser in %j is offered %s on a Portuguese page', (tags, offered) => {
  prefer(...tags);
  expect(languageToOffer()).toBe(offered);
});

it('offers nothing after any choice', () => {
  prefer('es-AR');
  rememberLanguage('pt');
  expect(languageToOffer()).toBeNull();
  expect(rememberedLanguage()).toBe('pt');
});

it('ignores a stored language that the guide does not have', () => {
  localStorage.setItem('guia:language', 'fr');
  expect(rememberedLanguage()).toBeNull();
});

it('offers nothing without storage, because the answer could not be remembered', () => {
  prefer('es');
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(() => {
    rememberLanguage('es');
  }).not.toThrow();
  expect(languageToOffer()).toBeNull();
  expect(rememberedLanguage()).toBeNull();
});
