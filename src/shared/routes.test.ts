import { describe, expect, it, test } from 'vitest';
import { linkTo, routePaths } from './routes.ts';

describe('a link', () => {
  it('is the path itself if it has no parameters', () => {
    expect(linkTo('/')).toBe('/');
    expect(linkTo('/admin/places')).toBe('/admin/places');
  });

  it('encodes each parameter as one segment', () => {
    expect(linkTo('/admin/places/:placeId/edit', { placeId: 'p1' })).toBe('/admin/places/p1/edit');
    expect(linkTo('/places/:categorySlug', { categorySlug: '../a b?c#d' })).toBe(
      '/places/..%2Fa%20b%3Fc%23d',
    );
  });

  it('inserts a value literally that looks like a parameter or a pattern', () => {
    expect(
      linkTo('/places/:categorySlug/:placeId', { categorySlug: '$&', placeId: ':categorySlug' }),
    ).toBe('/places/%24%26/%3AcategorySlug');
  });

  it('puts other values into the query', () => {
    expect(linkTo('/search', { q: '' })).toBe('/search?q=');
    expect(linkTo('/admin/offers/:offerId', { offerId: 'o1', place: 'a&b c' })).toBe(
      '/admin/offers/o1?place=a%26b%20c',
    );
  });

  it('is a type error for an unknown path or missing parameters', () => {
    // @ts-expect-error no such address
    linkTo('/admin/lugares');
    // @ts-expect-error the parameter is missing
    linkTo('/admin/places/:placeId/edit');
    // @ts-expect-error the parameter has another name
    linkTo('/admin/places/:placeId/edit', { id: 'p1' });
    expect(routePaths).not.toContain('/admin/lugares');
  });
});

test('no path of the table is shadowed by an earlier one', () => {
  const hidden = routePaths.filter((path, position) =>
    routePaths
      .slice(0, position)
      .some((earlier) => new RegExp(`^${earlier.replace(/:\w+/g, '[^/]+')}$`).test(path)),
  );
  expect(hidden).toEqual([]);
});
