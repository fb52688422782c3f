import { foldText } from '#shared/text/fold-text.ts';
import type { AccountRole, SeedDocument, UserFields } from './city.ts';
import { accounts, firstNames, lastNames } from './data/people.ts';
import { randomFor, stableId } from './random.ts';

/** A user with a users record; the statistics are computed after all other records. */
export interface Person {
  uid: string;
  email: string;
  displayName: string;
  emailVerified: boolean;
  role: AccountRole;
  status: 'active' | 'inactive';
}

/** One in this many users has an unverified e-mail. */
const unconfirmedEvery = 12;

export function uidOf(key: string): string {
  return stableId(`account/${key}`, 28);
}

/** Returns the users who can sign in. */
export function accountPeople(): Person[] {
  return accounts.map(({ key, email, displayName, role, status }) => ({
    uid: uidOf(key),
    email,
    // writeAccounts() stores the same value.
    emailVerified: true,
    displayName,
    role,
    status,
  }));
}

/**
 * Returns users who only write reviews. Names may repeat if `count` is large.
 * @param group part of the key of each user, so that two groups never share a uid
 */
export function reviewers(group: string, count: number): Person[] {
  const random = randomFor(`people/${group}`);
  const firsts = random.shuffled(firstNames);
  const lasts = random.shuffled(lastNames);
  return Array.from({ length: count }, (_, index) => {
    const first = firsts[index % firsts.length] ?? 'Ana';
    const round = Math.floor(index / firsts.length);
    const last = lasts[(index + round * 7) % lasts.length] ?? 'Silva';
    const second = round === 0 ? '' : ` ${lasts[(index * 3 + round) % lasts.length] ?? ''}`;
    const displayName = `${first}${second} ${last}`;
    const mailName = foldText(displayName).replace(/[^a-z]+/g, '.');
    return {
      uid: uidOf(`${group}/${index}`),
      email: `${mailName}.${index + 1}@example.com`,
      emailVerified: (index + 1) % unconfirmedEvery !== 0,
      displayName,
      role: 'member' as const,
      status: 'active' as const,
    };
  });
}

/** Returns true if the user's reviewer profile is public. */
export function showsReviewer({ uid }: Pick<Person, 'uid'>): boolean {
  return randomFor(`reviewer/${uid}`).chance(0.4);
}

/** Returns the users record of a user. */
export function userDocument(
  person: Person,
  facts: {
    statistics: UserFields['statistics'];
    managedPlaces: string[];
    createdAt: Date;
    updatedAt: Date;
  },
): SeedDocument<UserFields> {
  const random = randomFor(`preferences/${person.uid}`);
  return {
    id: person.uid,
    fields: {
      uid: person.uid,
      email: person.email,
      emailVerified: person.emailVerified,
      displayName: person.displayName,
      photoURL: '',
      searchName: foldText(person.displayName),
      searchEmail: foldText(person.email),
      role: person.role,
      status: person.status,
      statistics: facts.statistics,
      preferences: {
        theme: 'system',
        marketingConsent: random.chance(0.3),
        ...(showsReviewer(person) && { reviewerProfile: true }),
      },
      managedPlaces: facts.managedPlaces,
      permissions: [],
      createdAt: facts.createdAt,
      updatedAt: facts.updatedAt,
    },
  };
}
