import { expect, it } from 'vitest';
import { unsavedChangesText } from './panel-texts.ts';

const [a, b, c] = ['a', 'b', 'c'].map((url) => ({ url })) as [
  { url: string },
  { url: string },
  { url: string },
];

it('mentions the number of uploaded images that are not saved yet', () => {
  expect(unsavedChangesText({ shown: [a, b, c], saved: [a] })).toBe(
    'As alterações ainda não foram salvas, nem 2 fotos enviadas, e serão perdidas.',
  );
  expect(unsavedChangesText({ shown: [a, b], saved: [b] }, true)).toBe(
    'As alterações ainda não foram salvas, nem 1 foto enviada. Um rascunho fica guardado neste aparelho.',
  );
});

it('does not mention images if all are saved', () => {
  expect(unsavedChangesText({ shown: [a], saved: [a, b] })).toBe(
    'As alterações ainda não foram salvas e serão perdidas.',
  );
});
