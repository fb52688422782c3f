import { describe, expect, it } from 'vitest';
import { line, machineMark, text, translationsOf } from './record/record.ts';
import { textHash } from './text/text-hash.ts';
import {
  langOf,
  machineDescription,
  textIn,
  translatedRecord,
  translationsFor,
} from './translations.ts';
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

describe('a description that a machine translated', () => {
  const description = 'Areia e mar.';
  const es = { name: 'Playa', description: 'Arena y mar.', machineSource: textHash(description) };
  const beach = { name: 'Praia', description, translations: { es } };

  it('is stored with a mark', () => {
    const marked = translationsOf({ name: line(5), description: text(20) }, machineMark);
    expect(marked.read({ es })).toEqual({ es });
    expect(field.read({ es })).toEqual({ es: { name: 'Playa', description: 'Arena y mar.' } });
  });

  it('is used only where a page can label it', () => {
    expect(textIn('es', beach, 'name')).toEqual({ text: 'Playa', language: 'es' });
    expect(textIn('es', beach, 'description')).toEqual({ text: description, language: 'pt' });
    expect(translatedRecord('es', beach)).toEqual({ ...beach, name: 'Playa' });
    // Pages in Portuguese have none; those in Spanish: description-text.test.tsx.
    expect(machineDescription(beach)).toBeNull();
  });

  it('is recognised by a fingerprint of its source', () => {
    expect(textHash('')).toBe((0x811c9dc5).toString(36));
    // A published value of FNV-1a, for 'foobar'.
    expect(textHash('foobar')).toBe((0xbf9cf968).toString(36));
    expect(textHash(description)).not.toBe(textHash(`${description} `));
    expect(textHash('x'.repeat(4_000))).toMatch(/^[0-9a-z]{1,7}$/);
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
