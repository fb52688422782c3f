import { describe, expect, it } from 'vitest';
import { line, text, translationsOf } from './record.ts';
import { langOf, textIn, translationsFor } from './translations.ts';
import type { Translations } from './translations.ts';

const field = translationsOf({ name: line(5), description: text(20) });

describe('stored translations', () => {
  it('are read without blank texts, unknown languages and unknown fields', () => {
    const stored = {
      es: { name: ' Playa ', description: ' ', other: 'x' },
      en: { name: '' },
      fr: { name: 'Plage' },
    };
    expect(field.read(stored)).toEqual({ es: { name: 'Playa' } });
  });

  it.each([undefined, null, 'es', 7, [], { es: 7 }])('of %j are none', (stored) => {
    expect(field.read(stored)).toEqual({});
  });
});

describe('a text in a language', () => {
  const translations: Translations<'name' | 'description'> = { es: { name: 'Playa' } };
  const beach = { name: 'Praia', description: 'Areia.', translations };

  it('is the translation, or else the Portuguese original', () => {
    expect(textIn('es', beach, 'name')).toEqual({ text: 'Playa', language: 'es' });
    expect(textIn('es', beach, 'description')).toEqual({ text: 'Areia.', language: 'pt' });
    expect(textIn('en', beach, 'name')).toEqual({ text: 'Praia', language: 'pt' });
    expect(textIn('pt', beach, 'name')).toEqual({ text: 'Praia', language: 'pt' });
  });

  it('is marked if it differs from the language of the page', () => {
    expect(langOf({ language: 'pt' })).toBeUndefined();
    expect(langOf({ language: 'es' })).toBe('es-AR');
  });

  it('is sent to pages of its language only', () => {
    expect(translationsFor('es', beach.translations)).toEqual({ es: { name: 'Playa' } });
    expect(translationsFor('en', beach.translations)).toEqual({});
    expect(translationsFor('pt', beach.translations)).toEqual({});
  });
});
