import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agendaLink, agendaParams, parseAgendaFilters } from './agenda-address.ts';
import { agendaParameters } from '#shared/routes.ts';
import { agendaDistances, agendaPeriods, noAgendaFilters } from './agenda.ts';

const parsed = (query: string) => parseAgendaFilters(new URLSearchParams(query));

it('writes every filter to the URL, using only parameters of the route table', () => {
  const filters = fc.record({
    when: fc.oneof(
      fc.constantFrom(null, ...agendaPeriods),
      fc.integer({ min: 20_000, max: 40_000 }),
    ),
    categories: fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8})?$/), { maxLength: 4 }),
    neighborhood: fc.constantFrom('', 'Centro', 'Lagoa da Conceição', 'a&b=c'),
    isFree: fc.boolean(),
    withBenefit: fc.boolean(),
    distance: fc.constantFrom(null, ...agendaDistances),
    placeId: fc.constantFrom('', 'AbCdEfGhIjKlMnOpQrSt'),
  });
  fc.assert(
    fc.property(filters, (choice) => {
      const params = agendaParams(choice);
      expect(parseAgendaFilters(new URLSearchParams(params.toString()))).toEqual(choice);
      for (const name of params.keys()) expect(agendaParameters).toContain(name);
    }),
  );
});

it.each([
  'quando=ontem',
  'quando=2026-02-30',
  'quando=2026-13-01',
  'quando=26-01-01',
  'quando=99999-01-01',
  'categoria=Bares,,<b>',
  'preco=barato&beneficio=2',
  'distancia=3',
  'distancia=-2&bairro=',
])('ignores the parameter %s', (query) => {
  expect(parsed(query)).toEqual(noAgendaFilters);
});

it('never throws for any text', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...agendaParameters), (text, name) => {
      expect(parseAgendaFilters(new URLSearchParams({ [name]: text }))).toBeDefined();
    }),
  );
});

it('links to the agenda with or without filters', () => {
  expect(agendaLink()).toBe('/agenda');
  expect(agendaLink({ when: 'fim-de-semana', isFree: true })).toBe(
    '/agenda?quando=fim-de-semana&preco=gratis',
  );
});
