import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adminPlaceParams,
  adminPlaceSorts,
  noAdminPlaceFilters,
  parseAdminPlaceParams,
  placeStatusFilters,
  availableSorts,
} from './admin-place-filters.ts';

const parse = (query: string) => parseAdminPlaceParams(new URLSearchParams(query));

describe('parseAdminPlaceParams', () => {
  it('reads the filters of a URL', () => {
    expect(parse('categoria=bares&situacao=inativos&ordenar=nota')).toEqual({
      text: '',
      category: 'bares',
      status: 'inativos',
      sort: 'nota',
    });
  });

  it.each([
    [''],
    ['categoria=..%2Fadmin&situacao=todos&ordenar=preco'],
    ['categoria=&situacao=&ordenar=&q='],
  ])('ignores unknown values: %j', (query) => {
    expect(parse(query)).toEqual(noAdminPlaceFilters);
  });

  it('sorts text searches by title and places awaiting approval by age, whatever order is requested', () => {
    expect(parse('q=bar&ordenar=nota').sort).toBe('titulo');
    expect(parse('situacao=aguardando&ordenar=nota').sort).toBe('recentes');
  });

  it('truncates a text that is longer than the limit', () => {
    expect(parse(`q=${'a'.repeat(5000)}`).text).toHaveLength(100);
  });
});

it('every combination of filters survives a round trip through the URL', () => {
  const filters = fc
    .record({
      text: fc.string({ maxLength: 100 }),
      category: fc.constantFrom(null, 'bares', 'cafes-e-padarias'),
      status: fc.constantFrom(null, ...placeStatusFilters),
      wanted: fc.constantFrom(...adminPlaceSorts),
    })
    .map(({ wanted, ...others }) => {
      const sorts = availableSorts(others);
      return { ...others, sort: sorts.find((sort) => sort === wanted) ?? sorts[0] ?? 'recentes' };
    });
  fc.assert(
    fc.property(filters, (state) => {
      expect(parse(adminPlaceParams(state).toString())).toEqual(state);
    }),
  );
});
