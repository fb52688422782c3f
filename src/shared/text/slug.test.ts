import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#support/any-text.ts';
import { slugify } from './slug.ts';

describe('slugify', () => {
  it.each([
    ['Restaurantes', 'restaurantes'],
    ['Cafés', 'cafes'],
    ['Praia da Joaquina', 'praia-da-joaquina'],
    ['  Bar   do  Zé  ', 'bar-do-ze'],
    ['Pôr-do-sol', 'por-do-sol'],
    ['Bar – Lagoa', 'bar-lagoa'],
    ['--já--foi--', 'ja-foi'],
    ["Caixa d'Água & Cia.", 'caixa-dagua-cia'],
    ['Açaí 🍇 24h', 'acai-24h'],
    ['Linha\tum\nlinha dois', 'linha-um-linha-dois'],
    ['İstanbul K', 'istanbul-k'],
    ['../../etc/passwd', 'etcpasswd'],
    ['🌊🌊', ''],
    ['東京', ''],
    ['', ''],
  ])('converts %j to %j', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('uses only lower-case letters, digits and single inner hyphens for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(slugify(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      }),
    );
  });

  it('leaves a slug unchanged', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(slugify(slugify(text))).toBe(slugify(text));
      }),
    );
  });

  it('ignores accents and case', () => {
    const letters = fc.constantFrom('á', 'Á', 'ç', 'ã', 'É', 'ü', 'o', '-', ' ', '7', '!');
    fc.assert(
      fc.property(fc.array(letters), (parts) => {
        const text = parts.join('');
        expect(slugify(text.normalize('NFD'))).toBe(slugify(text));
        expect(slugify(text.toUpperCase())).toBe(slugify(text));
      }),
    );
  });
});
