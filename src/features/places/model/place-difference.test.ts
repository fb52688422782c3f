import { describe, expect, it } from 'vitest';
import { aPlaceDraft } from '#support/test-place.ts';
import { normalizePlaceFields, toPlaceFields } from './place-draft.ts';
import {
  differingFields,
  keepStoredValues,
  mergePlaceFields,
  placeDifference,
  toStoredPlaceFields,
} from './place-difference.ts';
import { toPlace } from './place.ts';

describe('differingFields and mergePlaceFields', () => {
  it('list the differing fields and copy some of them', () => {
    const mine = toPlaceFields(aPlaceDraft());
    const theirs = toPlaceFields(aPlaceDraft({ title: 'Bar da Ana', amenities: ['Delivery'] }));
    expect(differingFields(mine, theirs)).toEqual(['title', 'amenities']);
    const mixed = mergePlaceFields(mine, theirs, ['amenities']);
    expect(mixed).toMatchObject({ title: 'Bar do Zé', amenities: ['Delivery'] });
    expect(differingFields(mixed, theirs)).toEqual(['title']);
  });
});

describe('the difference of a place', () => {
  const older = {
    title: 'Bar do Zé',
    location: 'Rua A,',
    images: ['javascript:x', 'a.webp', '/b.webp'],
    highlightImageIndex: 1,
    image: 'c.webp',
  };
  const place = toPlace('p1', older);
  const difference = (fields: Parameters<typeof placeDifference>[2]) =>
    placeDifference(place, older, fields);

  it('contains only fields with another value', () => {
    expect(difference({})).toEqual({});
    expect(difference({ ...place, phone: '0800 1' })).toEqual({ phone: '0800 1' });
  });

  it('contains images whose address comes from the old title', () => {
    const { images } = place;
    expect(difference({ title: 'Bar da Ana' })).toMatchObject({ title: 'Bar da Ana', images });
  });

  it('contains the images and the highlight together, because the highlight refers to the list', () => {
    const { images } = place;
    expect(difference({ highlightImageIndex: 1 })).toEqual({ images, highlightImageIndex: 1 });
  });

  it('is stored with the folded title', () => {
    expect(toStoredPlaceFields({ title: 'Café São João' })).toEqual({
      title: 'Café São João',
      searchTitle: 'cafe sao joao',
    });
  });

  it('is stored with the address of the highlighted image, or none without images', () => {
    const images = ['/a.webp#800x600;320,640;336699', '/b.webp#800x600;320,640;336699'];
    const shown = toPlace('p1', { title: 'Bar do Zé', images });
    const stored = (fields: Parameters<typeof placeDifference>[2]) =>
      toStoredPlaceFields(placeDifference(shown, { images }, fields));
    expect(stored({ highlightImageIndex: 1 })).toEqual({
      images,
      highlightImageIndex: 1,
      image: '/b.webp',
    });
    expect(stored({ images: [] })).toEqual({ images: [], highlightImageIndex: 0, image: '' });
  });

  it('of a form omits fields of older records that were not edited', () => {
    const edited = { ...toPlaceFields(aPlaceDraft()), location: 'Rua A', images: [] };
    const kept = keepStoredValues(edited, place, normalizePlaceFields(place));
    expect(kept.location).toBe('Rua A,');
    expect(Object.keys(difference(kept)).sort()).toEqual([
      'category',
      'description',
      'highlightImageIndex',
      'images',
    ]);
  });
});
