import { csvByteOrderMark, csvRow } from '#shared/text/csv.ts';
import type { User } from '#features/account/model/user.ts';
import { formatDate } from '#shared/formats/formats.ts';
import { roleLabels } from '#features/account/texts.ts';
import { statusLabels } from '#features/users/panel-texts.ts';

const head = [
  'Nome',
  'E-mail',
  'Papel',
  'Situação',
  'Cadastro',
  'Aceita novidades',
  'Favoritos',
  'Avaliações',
  'Lugares vistos',
  'Lugares que gerencia',
  'Permissões',
  'Identificador',
];

/** What the file begins with. */
export const usersCsvHead = csvByteOrderMark + csvRow(head);

/** The rows of some people. */
export function usersCsvRows(people: readonly User[]): string {
  return people.map((person) => csvRow(cellsOf(person))).join('');
}

function cellsOf(person: User) {
  const { statistics, role, managedPlaces } = person;
  return [
    person.displayName,
    person.email,
    roleLabels[role],
    statusLabels[person.status],
    person.createdAt ? formatDate(person.createdAt) : '',
    person.preferences.marketingConsent ? 'sim' : 'não',
    statistics.favorites,
    statistics.reviews,
    statistics.views,
    role === 'manager' ? managedPlaces.length : 0,
    person.permissions.join(', '),
    person.uid,
  ];
}
