import { expect, it } from 'vitest';
import { eventFilePath, eventLink, eventLinkCorrection, placeFeedPath } from './event-link.ts';
import { placeIdFromParam } from '#features/places/model/place-link.ts';

it('contains the id before the first hyphen and the title after it', () => {
  const link = eventLink({ id: 'Ab1', title: 'Festa do Divino: 2 noite' });
  expect(link).toBe('/agenda/Ab1-festa-do-divino-2-noite');
  expect(placeIdFromParam(link.slice('/agenda/'.length))).toBe('Ab1');
  expect(eventLink({ id: 'Ab1', title: '!!!' })).toBe('/agenda/Ab1');
});

it.each([
  ['Ab1-festa', null],
  ['Ab1', '/agenda/Ab1-festa'],
  ['Ab1-outra', '/agenda/Ab1-festa'],
])('corrects %s to %s', (param, right) => {
  expect(eventLinkCorrection({ id: 'Ab1', title: 'Festa' }, param)).toBe(right);
});

it('returns the paths of the calendars', () => {
  expect(placeFeedPath('p1')).toBe('/agenda/lugar/p1.ics');
  expect(eventFilePath('e1')).toBe('/agenda/evento/e1.ics');
  expect(eventFilePath('e1', 'k1')).toBe('/agenda/evento/e1/k1.ics');
});
