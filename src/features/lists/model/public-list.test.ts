import { expect, it } from 'vitest';
import { placeIdFromParam } from '#features/places/model/place-link.ts';
import { listLink, listLinkCorrection } from './public-list.ts';

it('the address has the id before the first hyphen and the name after it', () => {
  const link = listLink({ id: 'Ab1', name: 'Fim de tarde: a dois' });
  expect(link).toBe('/listas/Ab1-fim-de-tarde-a-dois');
  expect(placeIdFromParam(link.slice('/listas/'.length))).toBe('Ab1');
  expect(listLink({ id: 'Ab1', name: '!!!' })).toBe('/listas/Ab1');
  expect(listLink({ id: 'Ab1', name: '"><script>alert(1)</script>' })).toBe(
    '/listas/Ab1-scriptalert1script',
  );
});

it.each([
  ['Ab1-praias', null],
  ['Ab1', '/listas/Ab1-praias'],
  ['Ab1-outra', '/listas/Ab1-praias'],
])('corrects %s to %s', (param, right) => {
  expect(listLinkCorrection({ id: 'Ab1', name: 'Praias' }, param)).toBe(right);
});
