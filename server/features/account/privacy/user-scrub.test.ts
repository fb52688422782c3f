import { Timestamp } from '@google-cloud/firestore';
import { expect, it } from 'vitest';
import { tracesInOtherTexts, mentionsUser, withoutUserTraces } from './user-scrub.ts';

const ana = {
  uid: 'uidDaAna1',
  pseudonym: 'removido0',
  unique: ['ana@exemplo.test', '+5548999990000', 'a'],
  names: ['Ana Souza (SC)', 'Ana'],
};

it('removes personal data from lists, maps and keys at any depth', () => {
  const value = {
    actorId: 'uidDaAna1',
    target: 'users/uidDaAna1',
    uidDaAna1: [{ mail: 'Escreva para ANA@exemplo.test.', phone: '+5548999990000' }],
    who: 'ana souza (sc), do bar',
  };
  expect(withoutUserTraces(value, ana)).toEqual({
    actorId: 'removido0',
    target: 'users/removido0',
    removido0: [{ mail: 'Escreva para Usuário removido.', phone: 'Usuário removido' }],
    who: 'Usuário removido, do bar',
  });
});

it('keeps values that are not text, and ignores traces that are too short', () => {
  const value = {
    at: Timestamp.fromMillis(0),
    none: null,
    count: 3,
    title: 'Casa da Ana e da praia',
  };
  expect(withoutUserTraces(value, ana)).toEqual(value);
  expect((withoutUserTraces(value, ana) as typeof value).at).toBe(value.at);
});

it('matches records by unique traces and not by names', () => {
  expect(mentionsUser({ deep: [{ target: 'users/uidDaAna1' }] }, ana)).toBe(true);
  expect(mentionsUser({ uidDaAna1: 1 }, ana)).toBe(true);
  expect(mentionsUser({ mail: 'ANA@EXEMPLO.TEST' }, ana)).toBe(true);
  expect(mentionsUser({ title: 'Ana Souza (SC)' }, ana)).toBe(false);
});

it('keeps e-mail addresses of others that contain the user’s address', () => {
  const others = ['jo.ana@exemplo.test', 'joana@exemplo.test', 'ana@exemplo.test.br'];
  expect(mentionsUser(others, ana)).toBe(false);
  expect(withoutUserTraces(others, ana)).toEqual(others);
});

it('keeps fields set by the program, whatever name the user chose', () => {
  const vandal = { ...ana, names: ['before', 'users', 'user.standing', 'active', 'role'] };
  const entry = {
    actorId: 'uidDaAna1',
    action: 'user.standing',
    target: 'users/outra',
    before: { role: 'member', status: 'active' },
  };
  expect(withoutUserTraces(entry, vandal)).toEqual({ ...entry, actorId: 'removido0' });
});

it('keeps words that only begin or end like a name', () => {
  const text = 'Joana e Anabela, não Ana_Maria';
  expect(withoutUserTraces(text, { ...ana, names: ['Jo', 'Anab', 'bela', 'Ana_'] })).toBe(text);
});

it('changes only the uid if nothing else is known about the user', () => {
  const nobody = { ...ana, unique: [], names: [] };
  expect(withoutUserTraces('Ana Souza (SC), uidDaAna1', nobody)).toBe('Ana Souza (SC), removido0');
  expect(mentionsUser('Ana Souza (SC)', nobody)).toBe(false);
});

it.each([
  '(48) 99999-0000',
  '48 99999 0000',
  '048 99999-0000',
  '+55 (48) 9 9999-0000',
  '5548999990000',
])('recognises the phone number written as %s', (written) => {
  expect(withoutUserTraces(`Ligue ${written}.`, ana)).toBe('Ligue Usuário removido.');
  expect(mentionsUser({ after: { phone: written } }, ana)).toBe(true);
});

it('keeps numbers that contain the user’s number or have another area code', () => {
  const others = ['+55489999900001', '1548999990000', '(47) 99999-0000', '99999-0000'];
  expect(withoutUserTraces(others, ana)).toEqual(others);
});

it('recognises a name without accents, in capitals, with other spaces and apostrophes', () => {
  const joaquina = { ...ana, names: ['Joaquina d’Ávila'] };
  const told = ['JOAQUINA  D´AVILA', "joaquina d'avila", 'Joaquina\u00a0d’A\u0301vila'];
  expect(withoutUserTraces(told, joaquina)).toEqual(told.map(() => 'Usuário removido'));
  // A text without personal data is returned byte for byte.
  const other = 'A\u0301vila';
  expect(withoutUserTraces(other, joaquina)).toBe(other);
});

it('removes single words of a name only from texts of others', () => {
  const joaquina = { ...ana, names: ['Joaquina de Souza', 'https://fotos.example/praia'] };
  const text = 'A Joaquina foi à praia';
  expect(withoutUserTraces(text, joaquina)).toBe(text);
  expect(withoutUserTraces(text, tracesInOtherTexts(joaquina))).toBe(
    'A Usuário removido foi à praia',
  );
});

it('ignores names that consist of punctuation or spaces', () => {
  const nameless = { ...ana, unique: [], names: ['    ', '\u0301\u0301\u0301\u0301'] };
  expect(withoutUserTraces('Uma frase    com espaços', nameless)).toBe('Uma frase    com espaços');
});

it('handles thousands of reservation names in acceptable time', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const word = (number: number) =>
    Array.from({ length: 9 }, (_, at) => letters[(number * (at + 3) + at * at) % 26]).join('');
  const names = Array.from({ length: 2_000 }, (_, number) =>
    [...Array.from({ length: 7 }, (_, at) => word(number + at)), `nome${number}`].join(' '),
  );
  const many = { ...ana, names };
  const page = 'Fomos à praia e voltamos ao bar. '.repeat(60);
  expect(withoutUserTraces(page, many)).toBe(page);
  expect(withoutUserTraces(`${page}Com ${names[7]}, ${names[1_999]} e Ana`, many)).toBe(
    `${page}Com Usuário removido, Usuário removido e Ana`,
  );
});
