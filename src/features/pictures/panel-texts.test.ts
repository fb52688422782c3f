import { expect, it } from 'vitest';
import { unsavedChangesText } from './panel-texts.ts';

const [a, b, c] = ['a', 'b', 'c'].map((url) => ({ url })) as [
  { url: string },
  { url: string },
  { url: string },
];

it('says how many pictures were sent and are in no record yet', () => {
  expect(unsavedChangesText({ shown: [a, b, c], saved: [a] })).toBe(
    'As alterações ainda não foram salvas, nem 2 fotos enviadas, e serão perdidas.',
  );
  expect(unsavedChangesText({ shown: [a, b], saved: [b] }, true)).toBe(
    'As alterações ainda não foram salvas, nem 1 foto enviada. Um rascunho fica guardado neste aparelho.',
  );
});

it('says nothing of pictures where all are saved', () => {
  expect(unsavedChangesText({ shown: [a], saved: [a, b] })).toBe(
    'As alterações ainda não foram salvas e serão perdidas.',
  );
});
