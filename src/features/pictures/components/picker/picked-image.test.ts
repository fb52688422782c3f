import { describe, expect, it } from 'vitest';
import { uploadedImages, pickedImagesReducer } from './picked-image.ts';
import type { PickedImage } from './picked-image.ts';

const image = (name: string) => ({
  url: `/uploads/places/abc/${name}.webp`,
  width: 800,
  height: 600,
  widths: [320, 640],
  colour: '#336699',
});
const uploadedItem = (id: string): PickedImage => ({ id, kind: 'kept', image: image(id) });
const waitingItem = (id: string): PickedImage => ({
  id,
  kind: 'waiting',
  file: new File([], `${id}.jpg`),
  preview: `blob:${id}`,
});
const ids = (items: readonly PickedImage[]) => items.map(({ id }) => id).join('');

describe('picked image list', () => {
  it.each([
    ['c', 0, 'cab'],
    ['a', 2, 'bca'],
    ['b', 1, 'abc'],
    ['a', 99, 'bca'],
    ['c', -5, 'cab'],
    ['x', 0, 'abc'],
  ])('moves %s to %d: %s', (id, to, order) => {
    const items = [uploadedItem('a'), uploadedItem('b'), uploadedItem('c')];
    expect(ids(pickedImagesReducer(items, { type: 'moved', id, to }))).toBe(order);
  });

  it('tracks a file from selection to upload and releases the file then', () => {
    let items = pickedImagesReducer([], {
      type: 'added',
      files: [{ id: 'a', file: new File([], 'a.jpg'), preview: 'blob:a' }],
    });
    expect(items[0]?.kind).toBe('waiting');
    items = pickedImagesReducer(items, { type: 'sending', id: 'a', share: 0.5 });
    expect(items[0]).toMatchObject({ kind: 'sending', share: 0.5 });
    items = pickedImagesReducer(items, { type: 'kept', id: 'a', image: image('a') });
    expect(items).toEqual([uploadedItem('a')]);
    // A late progress event.
    expect(pickedImagesReducer(items, { type: 'sending', id: 'a', share: 1 })).toEqual(items);
  });

  it('retries only the failed file', () => {
    const failed = pickedImagesReducer([waitingItem('a'), waitingItem('b')], {
      type: 'failed',
      id: 'a',
      sentence: 'Erro no servidor. Tente novamente.',
    });
    expect(failed.map(({ kind }) => kind)).toEqual(['failed', 'waiting']);
    const retried = pickedImagesReducer(failed, { type: 'retried', id: 'a' });
    expect(retried.map(({ kind }) => kind)).toEqual(['waiting', 'waiting']);
    expect(retried[0]).not.toHaveProperty('sentence');
  });

  it('ignores events of an image that was removed', () => {
    const items = pickedImagesReducer([uploadedItem('a'), waitingItem('b')], {
      type: 'removed',
      id: 'b',
    });
    expect(pickedImagesReducer(items, { type: 'kept', id: 'b', image: image('b') })).toEqual(items);
    expect(uploadedImages(items)).toEqual([image('a')]);
  });
});
