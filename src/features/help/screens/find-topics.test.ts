import { expect, test } from 'vitest';
import { findTopics } from './find-topics.ts';
import { helpGroups } from '#features/help/texts.ts';

const foundIds = (query: string) =>
  findTopics(helpGroups, query).flatMap(({ topics }) => topics.map(({ id }) => id));
const allTopicIds = helpGroups.flatMap(({ topics }) => topics.map(({ id }) => id));

test('every question has a unique id that is valid in a URL', () => {
  expect(new Set(allTopicIds).size).toBe(allTopicIds.length);
  for (const id of allTopicIds) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
});

test.each([
  ['esqueci senha', 'senha'],
  ['ESQUECI a SENHA', 'senha'],
  ['avaliacao', 'avaliar'],
  ['histórico reserva', 'acompanhar-reserva'],
  ['lgpd excluir', 'excluir-conta'],
  ['offline', 'sem-internet'],
  ['navegador antigo', 'navegadores'],
])('%s finds %s', (query, id) => {
  expect(foundIds(query)).toContain(id);
});

test('a question matches only if it contains all the words', () => {
  expect(foundIds('senha')).toContain('senha');
  expect(foundIds('senha xilofone')).toEqual([]);
});

test.each(['', '   ', '?!'])('an empty query (%j) returns all questions', (query) => {
  expect(foundIds(query)).toEqual(allTopicIds);
});
