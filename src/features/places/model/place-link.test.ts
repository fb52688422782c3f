import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#support/any-text.ts';
import { categoryLink, placeIdFromParam, placeLink, placeLinkCorrection } from './place-link.ts';

const ids = fc.stringMatching(/^[A-Za-z0-9]{1,20}$/);

function segments(link: string): { categorySlug: string; placeParam: string } {
  const [empty, places, categorySlug, placeParam, ...rest] = link.split('/');
  expect([empty, places, rest]).toEqual(['', 'places', []]);
  return { categorySlug: categorySlug ?? '', placeParam: decodeURIComponent(placeParam ?? '') };
}

describe('placeLink', () => {
  it.each([
    [{ id: 'a1', title: 'Bar do Zé', categoryName: 'Bares' }, '/places/bares/a1-bar-do-ze'],
    [{ id: 'a1', title: 'Pôr-do-sol', categoryName: 'Cafés' }, '/places/cafes/a1-por-do-sol'],
    [{ id: 'a1', title: '🌊', categoryName: 'Praias' }, '/places/praias/a1'],
    [{ id: 'a1', title: 'Bar', categoryName: '!!!' }, '/places/categoria/a1-bar'],
    [{ id: 'a/1', title: 'Bar', categoryName: 'Bares' }, '/places/bares/a%2F1-bar'],
  ])('links %j to %s', (place, link) => {
    expect(placeLink(place)).toBe(link);
  });

  it('the id can be read back, whatever the title and category', () => {
    fc.assert(
      fc.property(ids, anyText, anyText, (id, title, categoryName) => {
        const { placeParam } = segments(placeLink({ id, title, categoryName }));
        expect(placeIdFromParam(placeParam)).toBe(id);
      }),
    );
  });

  it('following a link never causes another redirect', () => {
    fc.assert(
      fc.property(ids, anyText, anyText, (id, title, categoryName) => {
        const place = { id, title, categoryName };
        expect(placeLinkCorrection(place, segments(placeLink(place)))).toBeNull();
      }),
    );
  });
});

describe('placeIdFromParam', () => {
  it.each([
    ['abc-bar-do-ze', 'abc'],
    ['abc', 'abc'],
    ['abc-', 'abc'],
    ['-bar', ''],
    ['', ''],
  ])('reads %j as the id %j', (param, id) => {
    expect(placeIdFromParam(param)).toBe(id);
  });
});

describe('placeLinkCorrection', () => {
  const place = { id: 'abc', title: 'Bar do Zé', categoryName: 'Bares' };
  const canonical = '/places/bares/abc-bar-do-ze';
  it.each([
    ['a missing title slug', { categorySlug: 'bares', placeParam: 'abc' }],
    ['an outdated title slug', { categorySlug: 'bares', placeParam: 'abc-bar-do-joao' }],
    ['a wrong category', { categorySlug: 'shows', placeParam: 'abc-bar-do-ze' }],
    ['capitals', { categorySlug: 'Bares', placeParam: 'abc-Bar-do-Ze' }],
  ])('corrects %s', (_, params) => {
    expect(placeLinkCorrection(place, params)).toBe(canonical);
  });

  it('keeps only the id if the title has no slug', () => {
    const params = { categorySlug: 'bares', placeParam: 'abc' };
    expect(placeLinkCorrection({ ...place, title: '!!!' }, params)).toBeNull();
  });
});

describe('categoryLink', () => {
  it('uses the slug of the name', () => {
    expect(categoryLink('Cafés')).toBe('/places/cafes');
  });
  it('never ends in an empty segment', () => {
    expect(categoryLink('🎉')).toBe('/places/categoria');
  });
});
