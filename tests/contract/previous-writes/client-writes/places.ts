import { listAllCategories } from '#features/categories/data/category-admin-store.ts';
import { moveCategoryPlaces } from '#features/categories/data/category-move.ts';
import {
  createCategory,
  deleteCategory,
  setCategoryActive,
  updateCategory,
} from '#features/categories/data/category-writes.ts';
import { runImport } from '#features/imports/data/import-store.ts';
import { placeFactNames } from '#features/places/model/place-options.ts';
import { placeTextNames } from '#features/places/model/place-fields.ts';
import type { PlaceTextName } from '#features/places/model/place-fields.ts';
import { maxTranslationLength, placeRecord } from '#features/places/model/place.ts';
import { saveSpecialDay } from '#features/opening-hours/data/special-day-store.ts';
import { setPlacesActive } from '#features/places/data/admin/admin-place-changes.ts';
import { getPlace } from '#features/places/data/place-store.ts';
import { createPlace, updatePlace } from '#features/places/data/place-writes.ts';
import type { Browsers } from '../recorder.ts';
import { long, placeImage, manager, admin } from './values.ts';

/** Values of every field. */
export const place = {
  ...(Object.fromEntries(
    placeTextNames.map((name) => [name, long(placeRecord.fields[name].maxLength)]),
  ) as Record<PlaceTextName, string>),
  translations: {
    es: { description: long(maxTranslationLength), machineSource: 'zzzzzzz' },
    en: { description: long(maxTranslationLength) },
  },
  category: 'cat1',
  location: `${long(285)}, Florianópolis`,
  geo: { latitude: -27.59, longitude: -48.55 },
  phone: '+554832220000',
  website: 'https://bar.test/',
  price: 'Premium',
  amenities: ['Reservas', long(60)],
  facts: Object.fromEntries(placeFactNames.map((name) => [name, 'partly' as const])),
  reservation: { mode: 'request', value: '', tables: 500 },
  hours: {
    kind: 'structured',
    hours: {
      periods: [{ open: { day: 1, time: '18:00' }, close: { day: 2, time: '02:00' } }],
      exceptions: [
        { date: '2026-12-24', closed: true, periods: [], label: long(100) },
        {
          date: '2026-12-31',
          closed: false,
          periods: [{ open: '12:00', close: '15:00' }],
          label: '',
        },
      ],
      note: long(500),
    },
  },
  images: [
    { ...placeImage, url: `/uploads/places/place4/${'b'.repeat(25)}.webp` },
    { ...placeImage, url: `/uploads/places/place4/${'c'.repeat(25)}.webp` },
  ],
  highlightImageIndex: 1,
  isActive: true,
} satisfies Parameters<typeof createPlace>[2];

export async function writePlaces({ as }: Browsers): Promise<void> {
  await as('admin', createPlace, admin, 'place3', place);
  await as('manager', createPlace, manager, 'place4', place);
  const open1 = await as('manager', getPlace, 'open1');
  await as('manager', updatePlace, manager, 'open1', {
    expectedVersions: [open1],
    fields: { ...place, isActive: true },
  });
  await as('manager', saveSpecialDay, manager, await as('manager', getPlace, 'open1'), {
    date: '2026-06-12',
    day: { closed: true, periods: [], label: 'Namorados' },
    today: '2026-06-01',
  });
  await as('admin', setPlacesActive, 'admin', ['place4', 'closed1'], true);

  const {
    images: _images,
    highlightImageIndex: _index,
    reservation: _reservation,
    ...rest
  } = place;
  const { isActive: _isActive, ...draft } = rest;
  const plan = { id: 'imp2', fileName: 'lugares.csv', isActive: true };
  await as(
    'admin',
    runImport,
    'admin',
    { ...plan, places: [{ id: 'place5', draft }] },
    { storedCount: 0, onProgress: () => undefined },
  );
}

export async function writeCategories({ as }: Browsers): Promise<void> {
  await as('admin', createCategory, 'admin', {
    ...{ name: long(100), description: long(500), icon: 'Music', order: '7', isActive: false },
    translations: { es: { name: long(100), description: long(500) }, en: {} },
  });
  const found = (await as('admin', listAllCategories)).find(({ order }) => order === 7);
  if (!found) throw new Error('There is no new category.');
  await as('admin', updateCategory, 'admin', found, {
    ...{ name: 'Shows', description: '', icon: 'Star', order: '8', isActive: false },
    translations: {},
  });
  await as('admin', setCategoryActive, 'admin', found.id, true);
  await as('admin', moveCategoryPlaces, 'admin', { from: 'cat1', to: found.id });
  await as('admin', moveCategoryPlaces, 'admin', { from: found.id, to: 'cat1' });
  await as('admin', deleteCategory, 'admin', found.id);
}
