import { describe, expect, it } from 'vitest';
import { initialsOf } from './user-avatar.tsx';

describe('initialsOf', () => {
  it.each([
    ['Ana Maria Souza', 'AS'],
    ['ângela', 'Â'],
    ['  joão   d’ávila ', 'JD'],
    ['Zé (Bar) da Silva 🌊', 'ZS'],
    ['🌊', '?'],
    ['', '?'],
  ])('returns for %j the initials %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
