import { Timestamp } from '@google-cloud/firestore';
import { expect, it } from 'vitest';
import { concernsPerson, withoutPerson } from './person-scrub.ts';

const ana = {
  uid: 'uidDaAna1',
  pseudonym: 'removido0',
  unique: ['ana@exemplo.test', '+5548999990000', 'a'],
  names: ['Ana Souza (SC)', 'Ana'],
};

it('takes a person out of lists, maps and keys, at any depth', () => {
  const value = {
    actorId: 'uidDaAna1',
    target: 'users/uidDaAna1',
    uidDaAna1: [{ mail: 'Escreva para ANA@exemplo.test.', phone: '+5548999990000' }],
    who: 'ana souza (sc), do bar',
  };
  expect(withoutPerson(value, ana)).toEqual({
    actorId: 'removido0',
    target: 'users/removido0',
    removido0: [{ mail: 'Escreva para Usuário removido.', phone: 'Usuário removido' }],
    who: 'Usuário removido, do bar',
  });
});

it('leaves alone what is not text, and traces too short to mean one person', () => {
  const value = {
    at: Timestamp.fromMillis(0),
    none: null,
    count: 3,
    title: 'Casa da Ana e da praia',
  };
  expect(withoutPerson(value, ana)).toEqual(value);
  expect((withoutPerson(value, ana) as typeof value).at).toBe(value.at);
});

it('knows what concerns a person by what is theirs alone, not by their name', () => {
  expect(concernsPerson({ deep: [{ target: 'users/uidDaAna1' }] }, ana)).toBe(true);
  expect(concernsPerson({ uidDaAna1: 1 }, ana)).toBe(true);
  expect(concernsPerson({ mail: 'ANA@EXEMPLO.TEST' }, ana)).toBe(true);
  expect(concernsPerson({ title: 'Ana Souza (SC)' }, ana)).toBe(false);
});

it('leaves alone the addresses of others that contain the person’s', () => {
  const others = ['jo.ana@exemplo.test', 'joana@exemplo.test', 'ana@exemplo.test.br'];
  expect(concernsPerson(others, ana)).toBe(false);
  expect(withoutPerson(others, ana)).toEqual(others);
});

it('leaves alone what a record says, whatever the person called themselves', () => {
  const vandal = { ...ana, names: ['before', 'users', 'user.standing', 'active', 'role'] };
  const entry = {
    actorId: 'uidDaAna1',
    action: 'user.standing',
    target: 'users/outra',
    before: { role: 'member', status: 'active' },
  };
  expect(withoutPerson(entry, vandal)).toEqual({ ...entry, actorId: 'removido0' });
});

it('takes nothing out of words that only begin or end like a name', () => {
  const text = 'Joana e Anabela, não Ana_Maria';
  expect(withoutPerson(text, { ...ana, names: ['Jo', 'Anab', 'bela', 'Ana_'] })).toBe(text);
});

it('leaves everything alone when nothing is known of a person but the uid', () => {
  const nobody = { ...ana, unique: [], names: [] };
  expect(withoutPerson('Ana Souza (SC), uidDaAna1', nobody)).toBe('Ana Souza (SC), removido0');
  expect(concernsPerson('Ana Souza (SC)', nobody)).toBe(false);
});
