import { expect, test } from 'vitest';
import { findTopics } from './find-topics.ts';
import { helpGroups } from './help-topics.ts';

const found = (query: string) =>
  findTopics(helpGroups, query).flatMap(({ topics }) => topics.map(({ id }) => id));
const everything = helpGroups.flatMap(({ topics }) => topics.map(({ id }) => id));

test('every question has a unique id that is valid in a URL', () => {
  expect(new Set(everything).size).toBe(everything.length);
  for (const id of everything) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
});

test.each([
  ['esqueci senha', 'senha'],
  ['ESQUECI a SENHA', 'senha'],
  ['avaliacao', 'avaliar'],
  ['histórico reserva', 'acompanhar-reserva'],
  ['lgpd excluir', 'excluir-conta'],
  ['offline', 'sem-internet'],
])('%s finds %s', (query, id) => {
  expect(found(query)).toContain(id);
});

test('a question matches only if it contains all the words', () => {
  expect(found('senha')).toContain('senha');
  expect(found('senha xilofone')).toEqual([]);
});

test.each(['', '   ', '?!'])('an empty query (%j) returns all questions', (query) => {
  expect(found(query)).toEqual(everything);
});
