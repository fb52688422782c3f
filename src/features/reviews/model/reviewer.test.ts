import { describe, expect, it } from 'vitest';

import { isReviewerUid, toReviewer, isPublicReviewer } from './reviewer.ts';
import { toUser } from '#features/account/model/user.ts';
import { userStatuses } from '#features/account/model/user-options.ts';

describe('the public profile of a reviewer', () => {
  it('is shown only for an active user who has enabled it', () => {
    const publicStatuses = [undefined, false, 'true', 1, true].flatMap((reviewerProfile) =>
      userStatuses.filter((status) =>
        isPublicReviewer(toUser('a', { status, preferences: { reviewerProfile } })),
      ),
    );
    expect(publicStatuses).toEqual(['active']);
  });

  it.each([
    ['Ana Clara Souza', 'Ana'],
    ['  José   da Silva', 'José'],
    ['Zeca', 'Zeca'],
    ['', 'Usuário'],
  ])('contains only the first part of the name %j', (displayName, firstName) => {
    expect(toReviewer(toUser('a', { displayName }), 0).firstName).toBe(firstName);
  });

  it('contains the month in the time zone of the island, and none if unknown', () => {
    const since = (createdAt: Date | null) =>
      toReviewer({ displayName: 'Ana', createdAt }, 3).since;
    expect(since(new Date('2025-04-01T02:59:59Z'))).toBe('2025-03');
    expect(since(new Date('2025-04-01T03:00:00Z'))).toBe('2025-04');
    expect(since(null)).toBe('');
  });

  it('has no other field', () => {
    const person = toUser('a', { displayName: 'Ana Souza', email: 'ana@exemplo.com' });
    expect(toReviewer(person, 2)).toEqual({ firstName: 'Ana', since: '', reviews: 2 });
  });
});

it.each([
  ['AbCdEfGhIjKlMnOpQrStUvWxYz12', true],
  ['x'.repeat(128), true],
  ['x'.repeat(129), false],
  ['', false],
  ['__proto__', false],
  ['.', false],
  ['a/b', false],
  ['a b', false],
  ['ána', false],
])('accepts %j as a uid: %s', (text, expected) => {
  expect(isReviewerUid(text)).toBe(expected);
});
