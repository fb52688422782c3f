import { expect, it } from 'vitest';
import { maxImageBytes } from '#features/pictures/model/image-upload.ts';
import { checkFiles } from './use-image-uploads.ts';

function aFile(type: string, size = 10): File {
  const file = new File(['x'], 'foto', { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}
const unsupported = 'Tipo de arquivo não suportado. Use apenas JPG, PNG ou WebP.';

it('accepts images of the three types', () => {
  const files = ['image/jpeg', 'image/png', 'image/webp'].map((type) => aFile(type));
  expect(checkFiles(files, 8, 8)).toEqual({ accepted: files, errorSentences: [] });
});

it('accepts the valid files and reports each problem of the others once', () => {
  const validFile = aFile('image/png', maxImageBytes);
  const largeFile = aFile('image/png', maxImageBytes + 1);
  const files = [aFile('image/gif'), validFile, aFile('application/pdf'), aFile(''), largeFile];
  const { accepted, errorSentences } = checkFiles(files, 8, 8);
  expect(accepted).toEqual([validFile]);
  expect(errorSentences[0]).toBe(unsupported);
  expect(errorSentences[1]).toMatch(/^Arquivo muito grande\. Tamanho máximo: 5MB/);
  expect(errorSentences).toHaveLength(2);
});

it.each([
  [3, 2, 2],
  [3, 0, 0],
  [3, -1, 0],
])('with %d images and room for %d accepts %d', (count, room, taken) => {
  const files = Array.from({ length: count }, () => aFile('image/webp'));
  const { accepted, errorSentences } = checkFiles(files, room, 5);
  expect(accepted).toHaveLength(taken);
  expect(errorSentences).toEqual(['Máximo de 5 imagens permitidas']);
});
