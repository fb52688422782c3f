import { expect, test } from 'vitest';
import { toStem } from './words.ts';

test.each([
  ['the plural', 'bares', 'bar'],
  ['the other gender', 'vegana', 'vegano'],
  ['the diminutive', 'cervejinha', 'cerveja'],
  ['the diminutive of a short word', 'barzinhos', 'bar'],
])('%s has the same stem: %s and %s', (_, form, word) => {
  expect(toStem(form)).toBe(toStem(word));
});

test.each([
  ['cozinha', 'coz'],
  ['vinho', 'v'],
  ['parquinho', 'parque'],
  ['manezinho', 'mane'],
  ['lagoinha', 'lagoa'],
  ['golfinho', 'golfe'],
])('%s is no diminutive', (word, shorter) => {
  expect(toStem(word)).not.toBe(toStem(shorter));
});

test.each([
  ['quarto', 'quarta'],
  ['segundo', 'segunda'],
  ['livre', 'livro'],
  ['ponta', 'ponte'],
  ['prata', 'prato'],
])('%s and %s are different words', (word, other) => {
  expect(toStem(word)).not.toBe(toStem(other));
});
