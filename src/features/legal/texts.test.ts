import { expect, it } from 'vitest';
import { privacyPage, termsPage } from './texts.ts';

it.each([
  ['the terms', termsPage],
  ['the privacy policy', privacyPage],
])('no sentence of %s repeats itself', (_name, { sections }) => {
  const texts = sections
    .flatMap(({ content }) => content.flat())
    .map((item) => (typeof item === 'string' ? item : `${item.term} ${item.text}`));
  // A part of 30 characters that occurs twice in one item was pasted twice.
  expect(texts.filter((text) => /(.{30}).*\1/s.test(text))).toEqual([]);
});
