import { describe, expect, it } from 'vitest';

import { aCity, aPlaceRecord } from '../city.ts';
import { checkCommits, fresh, remove, set, update } from '../commits.ts';
import type { CommitRow } from '../commits.ts';
import { now, past } from '../world.ts';
import type { Fields, Plain } from '../world.ts';

describe('places', () => {
  const created = (change: Fields = {}) =>
    set(
      'places/new1',
      aPlaceRecord({ ...fresh, createdBy: 'manager', isActive: false, ...change }),
    );
  const edit = (name: string, actor: string, fields: Fields, expected = false): CommitRow => [
    name,
    actor,
    [update('places/open1', fields)],
    expected,
  ];
  checkCommits([
    ['created by a manager as inactive', 'manager', [created()], true],
    ['created by a super admin', 'admin', [created({ createdBy: 'admin', isActive: true })], true],
    ['created by a member', 'member', [created({ createdBy: 'member' })], false],
    ['created as active by a manager', 'manager', [created({ isActive: true })], false],
    ['created with another createdBy', 'manager', [created({ createdBy: 'admin' })], false],
    [
      'created with a rating and counts',
      'manager',
      [created({ rating: 5, reviewsCount: 1, ratingCounts: [0, 0, 0, 0, 1] })],
      false,
    ],
    ['created with a rating without counts', 'manager', [created({ rating: 5 })], false],
    [
      'created with nine images',
      'manager',
      [created({ images: Array<Plain>(9).fill('/x') })],
      false,
    ],
    [
      'created with eight images',
      'manager',
      [created({ images: Array<Plain>(8).fill('/x') })],
      true,
    ],
    [
      'created with twenty-one amenities',
      'manager',
      [created({ amenities: Array<Plain>(21).fill('x') })],
      false,
    ],
    ['created without a title', 'manager', [created({ title: ' ' })], false],
    ['created with a too long title', 'manager', [created({ title: 'x'.repeat(201) })], false],
    ['created with an unknown price', 'manager', [created({ price: 'Caro' })], false],
    [
      'created with hours',
      'manager',
      [created({ hours: { periods: [], exceptions: [], note: '' } })],
      true,
    ],
    [
      'created with twenty-two periods',
      'manager',
      [created({ hours: { periods: Array<Plain>(22).fill('1 18:00-2 02:00') } })],
      false,
    ],
    [
      'created with sixty-one exceptions',
      'manager',
      [created({ hours: { exceptions: Array<Plain>(61).fill('2026-12-25 closed') } })],
      false,
    ],
    [
      'created with hours in an old format',
      'manager',
      [created({ hours: { segunda: '9-18' } })],
      false,
    ],
    [
      'created with a reservation',
      'manager',
      [created({ reservation: { mode: 'request', value: '' } })],
      true,
    ],
    [
      'created with an unknown reservation mode',
      'manager',
      [created({ reservation: { mode: 'fax', value: '' } })],
      false,
    ],
    ['created with a string as position', 'manager', [created({ geo: 'here' })], false],
    ['created with an extra field', 'manager', [created({ featured: true })], false],
    ['created with another creation date', 'manager', [created({ createdAt: past })], false],
    edit('edited by its manager', 'manager', { title: 'Novo nome', phone: '48 9' }, true),
    edit('edited by the manager of another place', 'stranger', { title: 'Novo nome' }),
    edit('edited by a member', 'member', { title: 'Novo nome' }),
    edit('deactivated by its manager', 'manager', { isActive: false }),
    edit('rated by its manager', 'manager', { rating: 5 }),
    edit('changed counts by its manager', 'manager', {
      ratingCounts: [0, 0, 0, 0, 9],
      reviewsCount: 9,
      rating: 5,
    }),
    edit('changed creator by its manager', 'manager', { createdBy: 'manager' }),
    edit('changed creation date by its manager', 'manager', { createdAt: now }),
    edit('edited without a new timestamp', 'manager', { title: 'x', updatedAt: past }),
    edit('deactivated by a super admin', 'admin', { isActive: false }, true),
    edit('changed creation date by a super admin', 'admin', { createdAt: now }),
    edit('changed by a super admin with an extra field', 'admin', { extra: 1 }),
    ['edited by its creator', 'stranger', [update('places/other1', { title: 'Novo nome' })], true],
    ['deleted by its manager', 'manager', [remove('places/open1')], false],
    ['deleted by a super admin', 'admin', [remove('places/open1')], false],
  ]);

  it.each(['temp', 'index'])('cannot have the id %s, but similar ids', (id) => {
    const place = aPlaceRecord({ ...fresh, createdBy: 'admin' });
    expect(aCity().mayCommit('admin', set(`places/${id}`, place))).toBe(false);
    for (const allowed of [`${id}1`, 'unknown']) {
      expect(aCity().mayCommit('admin', set(`places/${allowed}`, place))).toBe(true);
    }
  });

  it('cannot be created by a manager under the id of a removed place', () => {
    const world = aCity();
    world.put('removedPlaces/new1', { removedAt: past });
    expect(world.mayCommit('manager', created())).toBe(false);
    expect(world.mayCommit('admin', created({ createdBy: 'admin' }))).toBe(true);
  });

  it('keep hours and images in an older format during other changes, and accept no new ones in it', () => {
    const world = aCity();
    const hours = {
      periods: [{ open: { day: 1, time: '18:00' } }],
      exceptions: [{ closed: true }],
    };
    const images = [{ url: '/a.webp', width: 1600 }, 'a.jpg'];
    world.put('places/old1', aPlaceRecord({ hours, images, createdBy: 'manager' }));
    world.put('places/old2', aPlaceRecord({ hours: { segunda: '9-18' }, createdBy: 'manager' }));
    const may = (id: string, fields: Fields) =>
      world.mayCommit('manager', update(`places/${id}`, fields));
    for (const id of ['old1', 'old2']) {
      expect(may(id, { title: 'Novo nome' })).toBe(true);
      expect(may(id, { hours: { domingo: '9' } })).toBe(false);
      expect(may(id, { hours: { periods: ['0 09:00-0 18:00'], exceptions: [] } })).toBe(true);
      expect(may(id, { images: ['/a.webp#1600x1000;320;a1b2c3'] })).toBe(true);
      expect(may(id, { images: [{ url: '/b.webp' }] })).toBe(false);
    }
    expect(may('old1', { hours, images, title: 'Novo nome' })).toBe(true);
    expect(may('old1', { images: [...images, '/b.webp'] })).toBe(false);
    expect(may('old1', { images: images.slice(0, 1) })).toBe(false);
    expect(may('old1', { hours: { ...hours, note: 'x' } })).toBe(false);
    expect(world.mayCommit('manager', update('places/old1', {}, ['images', 'hours']))).toBe(true);
  });

  it('keep an image on another host during other changes, and accept no new one', () => {
    const world = aCity();
    const foreign = 'https://fotos.example/a.jpg';
    const stored = { images: [foreign], image: foreign, createdBy: 'manager' };
    world.put('places/old1', aPlaceRecord(stored));
    const may = (fields: Fields) => world.mayCommit('manager', update('places/old1', fields));
    expect(may({ title: 'Novo nome' })).toBe(true);
    expect(may({ images: ['/uploads/places/old1/a.webp'], image: '' })).toBe(true);
    expect(may({ images: [foreign, '/uploads/places/old1/a.webp'] })).toBe(false);
    expect(may({ image: 'https://fotos.example/b.jpg' })).toBe(false);
  });
});
