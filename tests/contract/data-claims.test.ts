import { beforeEach, describe, expect, it, vi } from 'vitest';

import { decideClaim, undoClaim } from '#features/moderation/data/claim-decisions.ts';
import type { ClaimDecision } from '#features/moderation/data/claim-decisions.ts';
import { countOpen, listClaims, queuePageSizes } from '#features/moderation/data/queue-lists.ts';
import {
  getOwnClaim,
  getPlaceCreator,
  sendClaim,
  withdrawClaim,
} from '#features/moderation/data/own-request-store.ts';
import type { Claim } from '#features/moderation/model/claim.ts';

import { dataFixtureOfFile } from './data-fixture.ts';
import { signedRequests } from './signed-requests.ts';
import { aPerson, aStoredPlace } from './stored-documents.ts';

// signedRequests() decides the caller of each request.
vi.mock('#platform/firestore/id-token.ts', () => ({ idToken: () => Promise.resolve('token') }));

const { as } = signedRequests();
const asAdmin = <T>(work: () => Promise<T>) => as('admin', work);

const fixture = dataFixtureOfFile();
let number = 0;
/** Separate places and a separate claimant for each test, because the number of claims per user is limited. */
let placeId: string;
let otherId: string;
let owner: string;

const stored = (path: string) => fixture.read(path) as Promise<Record<string, unknown> | null>;
const own = (id = placeId) => as(owner, () => getOwnClaim(owner, id));
const known = async (id = placeId): Promise<Claim> => {
  const claim = await own(id);
  if (!claim) throw new Error('The claim is missing');
  return claim;
};
const ask = async (message = 'Sou a dona.', id = placeId) => {
  const shown = await own(id);
  await as(owner, () => sendClaim(owner, id, { message, shown }));
};
const listed = (id = placeId) =>
  asAdmin(async () => {
    const { items } = await listClaims('open');
    const found = items.find(({ claim }) => claim.placeId === id && claim.userId === owner);
    if (!found) throw new Error('The claim is not listed');
    return found;
  });
const decide = async (status: ClaimDecision['status'], { answer = '' } = {}) => {
  const shown = await listed();
  return asAdmin(() => decideClaim('admin', { listed: shown, status, answer }));
};
const person = (changes: object = {}) => aPerson(owner, { emailVerified: true, ...changes });
const log = async () =>
  ((await fixture.documents('auditLog')) as { action: string; target: string }[])
    .filter(({ target }) => target.includes(owner))
    .map(({ action }) => action)
    .sort();

beforeEach(async () => {
  number += 1;
  placeId = `bar${number}`;
  otherId = `cafe${number}`;
  owner = `ana${number}`;
  await fixture.store({
    [`places/${placeId}`]: aStoredPlace({ title: `Bar ${number}`, createdBy: 'admin' }),
    [`places/${otherId}`]: aStoredPlace({ title: `Café ${number}`, createdBy: 'admin' }),
    'users/admin': aPerson('admin', { role: 'super_admin' }),
    'users/chief': aPerson('chief', { role: 'super_admin' }),
    [`users/${owner}`]: person(),
  });
});

describe('a claim of a place', () => {
  it('is the only one of its author for the place and can be withdrawn', async () => {
    await ask(' Sou a dona. ');
    expect(await stored(`claims/${placeId}_${owner}`)).toMatchObject({
      ...{ message: 'Sou a dona.', status: 'pending', firstMessage: '', firstAnswer: '' },
    });
    await expect(ask('Outra vez')).rejects.toMatchObject({ code: 'conflict' });
    const claim = await known();
    await as(owner, () => withdrawClaim(owner, claim));
    expect(await own()).toBeNull();
    await expect(as(owner, () => withdrawClaim(owner, claim))).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('requires a message, an active place, and an author who does not manage it', async () => {
    await expect(ask('  ')).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(ask('x'.repeat(1_001))).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(ask('Sou a dona.', 'nowhere')).rejects.toMatchObject({ code: 'not-found' });
    await fixture.store({
      [`users/${owner}`]: person({ role: 'manager' }),
      [`places/${otherId}`]: aStoredPlace({ createdBy: owner }),
    });
    await expect(ask('Sou a dona.', otherId)).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await as(owner, () => getPlaceCreator(otherId))).toBe(owner);
    expect(await as(owner, () => getPlaceCreator('nowhere'))).toBe('');
    await fixture.store({ [`users/${owner}`]: aPerson(owner) });
    await expect(ask()).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('makes its author a manager of the place, with log entries, and can be undone', async () => {
    await ask();
    expect(await decide('approved')).toBe('done');
    expect(await stored(`users/${owner}`)).toMatchObject({
      ...{ role: 'manager', status: 'active', managedPlaces: [placeId] },
    });
    expect(await log()).toEqual(['claim.update', 'user.update']);
    const approved = await known();
    expect(approved.status).toBe('approved');

    expect(await asAdmin(() => undoClaim('admin', approved))).toBe('done');
    expect(await stored(`users/${owner}`)).toMatchObject({ role: 'member', managedPlaces: [] });
    expect(await own()).toMatchObject({ status: 'pending', auditId: '' });
    expect(await log()).toEqual(['claim.update', 'claim.update', 'user.update', 'user.update']);
    expect(await asAdmin(() => undoClaim('admin', approved))).toBe('decided');
    expect(await decide('approved')).toBe('done');
  });

  it('adds one place to a manager, and its undo removes only that place', async () => {
    await fixture.store({
      [`users/${owner}`]: person({ role: 'manager', managedPlaces: [otherId] }),
    });
    await ask();
    await decide('approved');
    expect(await stored(`users/${owner}`)).toMatchObject({ managedPlaces: [otherId, placeId] });
    const approved = await known();
    expect(await asAdmin(() => undoClaim('admin', approved))).toBe('done');
    expect(await stored(`users/${owner}`)).toMatchObject({
      ...{ role: 'manager', managedPlaces: [otherId] },
    });
  });

  it('does not restore the places of an earlier manager role', async () => {
    await fixture.store({
      [`users/${owner}`]: person({ role: 'member', managedPlaces: [otherId] }),
    });
    await ask();
    await decide('approved');
    expect(await stored(`users/${owner}`)).toMatchObject({
      ...{ role: 'manager', managedPlaces: [placeId] },
    });
  });

  it('keeps the role at the undo if its author created or received other places since', async () => {
    await ask();
    await decide('approved');
    await fixture.store({
      [`places/new${number}`]: aStoredPlace({
        createdBy: owner,
        createdAt: new Date(Date.now() + 1_000),
      }),
    });
    const approved = await known();
    expect(await asAdmin(() => undoClaim('admin', approved))).toBe('done');
    expect(await stored(`users/${owner}`)).toMatchObject({ role: 'manager', managedPlaces: [] });

    await fixture.store({ [`users/${owner}`]: person() });
    await fixture.store({ [`places/new${number}`]: aStoredPlace({ createdBy: 'admin' }) });
    await decide('approved');
    const { auditId, ...now } = (await stored(`users/${owner}`)) ?? {};
    await fixture.store({
      [`users/${owner}`]: { ...now, auditId, managedPlaces: [placeId, otherId] },
    });
    const again = await known();
    expect(await asAdmin(() => undoClaim('admin', again))).toBe('done');
    expect(await stored(`users/${owner}`)).toMatchObject({
      ...{ role: 'manager', managedPlaces: [otherId] },
    });
  });

  it('can only be undone while its author manages the place through it', async () => {
    await ask();
    await decide('approved');
    const now = (await stored(`users/${owner}`)) ?? {};
    const approved = await known();
    for (const changed of [
      { ...now, managedPlaces: [] },
      { ...now, role: 'member' },
    ]) {
      await fixture.store({ [`users/${owner}`]: changed });
      expect(await asAdmin(() => undoClaim('admin', approved))).toBe('changed');
    }
    await fixture.store({ [`users/${owner}`]: now });
    const path = `auditLog/${approved.auditId}`;
    const entry = await stored(path);
    await fixture.store({ [path]: { ...entry, target: 'users/other' } });
    expect(await asAdmin(() => undoClaim('admin', approved))).toBe('changed');
    expect(await own()).toMatchObject({ status: 'approved' });
  });

  it('changes nothing for a user who already received the place, and neither does its undo', async () => {
    await ask();
    await fixture.store({
      [`users/${owner}`]: person({ role: 'manager', managedPlaces: [placeId] }),
    });
    expect(await decide('approved')).toBe('done');
    expect(await log()).toEqual(['claim.update']);
    const approved = await known();
    expect(await asAdmin(() => undoClaim('admin', approved))).toBe('done');
    expect(await stored(`users/${owner}`)).toMatchObject({
      ...{ role: 'manager', managedPlaces: [placeId] },
    });
  });
});

describe('simultaneous changes of claims', () => {
  it('two claims of one user are both approved', async () => {
    await ask();
    await ask('E do café.', otherId);
    const [first, second] = [await listed(), await listed(otherId)];
    const approve = (one: typeof first) =>
      asAdmin(() => decideClaim('admin', { listed: one, status: 'approved', answer: '' }));
    expect(await Promise.all([approve(first), approve(second)])).toEqual(['done', 'done']);
    const { managedPlaces, role } = (await stored(`users/${owner}`)) ?? {};
    expect(role).toBe('manager');
    expect([...(managedPlaces as string[])].sort()).toEqual([placeId, otherId].sort());
  });

  it.each([
    ['approved', 'approved'],
    ['approved', 'declined'],
    ['declined', 'declined'],
  ] as const)(
    'of two simultaneous decisions, %s and %s, the second is reported as already decided',
    async (one, other) => {
      await ask();
      const shown = await listed();
      const outcomes = await asAdmin(() =>
        Promise.all(
          [one, other].map((status) =>
            decideClaim('admin', { listed: shown, status, answer: 'Conferimos.' }),
          ),
        ),
      );
      expect(outcomes.toSorted()).toEqual(['decided', 'done']);
      const isApproved = (await known()).status === 'approved';
      expect(await stored(`users/${owner}`)).toMatchObject({
        role: isApproved ? 'manager' : 'member',
      });
    },
  );

  it('a withdrawal and a decision at the same moment are consistent, and the loser is informed', async () => {
    await ask();
    const [shown, claim] = [await listed(), await known()];
    const [decided, withdrawn] = await Promise.all([
      asAdmin(() => decideClaim('admin', { listed: shown, status: 'approved', answer: '' })),
      as(owner, () => withdrawClaim(owner, claim)).then(
        () => 'withdrawn',
        (error: unknown) => (error as { code: string }).code,
      ),
    ]);
    expect([
      ['done', 'conflict'],
      ['decided', 'withdrawn'],
    ]).toContainEqual([decided, withdrawn]);
    expect(await stored(`users/${owner}`)).toMatchObject({
      role: decided === 'done' ? 'manager' : 'member',
    });
  });

  it('a claim that was rewritten is not decided in its old form', async () => {
    await ask();
    const [shown, claim] = [await listed(), await known()];
    await as(owner, () => withdrawClaim(owner, claim));
    await ask('Na verdade sou gerente.');
    expect(
      await asAdmin(() => decideClaim('admin', { listed: shown, status: 'approved', answer: '' })),
    ).toBe('decided');
    expect(await stored(`users/${owner}`)).toMatchObject({ role: 'member' });
  });

  it('only an active super admin decides', async () => {
    await ask();
    const shown = await listed();
    await expect(
      as(owner, () => decideClaim(owner, { listed: shown, status: 'approved', answer: '' })),
    ).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await own()).toMatchObject({ status: 'pending' });
  });
});

describe('a claim of a place that others manage', () => {
  it('shows the assigned managers and the creator, if they are active managers', async () => {
    const manager = (uid: string, changes: object = {}) => ({
      [`users/${uid}`]: aPerson(uid, { role: 'manager', ...changes }),
    });
    await fixture.store({
      ...manager(`bia${number}`, { managedPlaces: [placeId] }),
      ...manager(`caio${number}`),
      ...manager(`dora${number}`, { managedPlaces: [placeId], status: 'inactive' }),
      ...manager(`eva${number}`, { managedPlaces: [placeId], role: 'member' }),
      [`places/${placeId}`]: aStoredPlace({ createdBy: `caio${number}` }),
    });
    await ask();
    const { managers, person: asking } = await listed();
    expect(managers.map(({ uid }) => uid).sort()).toEqual([`bia${number}`, `caio${number}`]);
    expect(asking?.uid).toBe(owner);
    expect(await decide('approved')).toBe('done');
  });

  it('is not approved if a manager was added after it was displayed', async () => {
    await ask();
    const shown = await listed();
    await fixture.store({
      [`users/bia${number}`]: aPerson(`bia${number}`, {
        ...{ role: 'manager', managedPlaces: [placeId] },
      }),
    });
    const approve = (one: typeof shown) =>
      asAdmin(() => decideClaim('admin', { listed: one, status: 'approved', answer: '' }));
    expect(await approve(shown)).toBe('changed');
    expect(await stored(`users/${owner}`)).toMatchObject({ role: 'member' });
    expect(await approve(await listed())).toBe('done');
  });
});

describe('a claim that cannot be approved', () => {
  it.each<[outcome: string, changes: object]>([
    ['inactive', { status: 'inactive' }],
    ['inactive', { status: 'pending' }],
    ['super-admin', { role: 'super_admin' }],
    ['unproven', { emailVerified: false }],
    ['full', { role: 'manager', managedPlaces: Array.from({ length: 200 }, (_, at) => `p${at}`) }],
  ])('because of the user: %s, %j', async (outcome, changes) => {
    await ask();
    await fixture.store({ [`users/${owner}`]: person(changes) });
    expect(await decide('approved')).toBe(outcome);
    expect(await stored(`users/${owner}`)).toMatchObject(changes);
    expect(await decide('declined', { answer: 'Não deu.' })).toBe('done');
  });

  it('because its place is hidden or its author is deleted', async () => {
    await ask();
    await fixture.store({
      [`places/${placeId}`]: aStoredPlace({ createdBy: 'admin', isActive: false }),
    });
    expect(await decide('approved')).toBe('hidden');
    const shown = await listed();
    await fixture.remove(`users/${owner}`);
    expect(
      await asAdmin(() => decideClaim('admin', { listed: shown, status: 'approved', answer: '' })),
    ).toBe('gone');
    expect((await listed()).person).toBeNull();
  });
});

describe('a declined claim', () => {
  it('can be appealed once, next to the first message; a second refusal is final', async () => {
    await ask('Sou a dona.');
    expect(await decide('declined', { answer: ' Não achamos. ' })).toBe('done');
    expect(await own()).toMatchObject({ status: 'declined', answer: 'Não achamos.', first: null });
    await ask('O CNPJ está no alvará.');
    const first = { message: 'Sou a dona.', answer: 'Não achamos.' };
    expect(await own()).toMatchObject({
      ...{ status: 'pending', message: 'O CNPJ está no alvará.', answer: '', first },
    });
    expect(await decide('declined', { answer: 'O alvará é de outra pessoa.' })).toBe('done');
    expect(await own()).toMatchObject({ status: 'declined', first });
    await expect(ask('De novo')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is declined again after its appeal is withdrawn, and can still be appealed', async () => {
    await ask('Sou a dona.');
    await decide('declined', { answer: 'Não achamos.' });
    await ask('O CNPJ está no alvará.');
    const appeal = await known();
    await as(owner, () => withdrawClaim(owner, appeal));
    expect(await own()).toMatchObject({
      ...{ status: 'declined', message: 'Sou a dona.', answer: 'Não achamos.', first: null },
    });
    await expect(as(owner, () => withdrawClaim(owner, appeal))).rejects.toMatchObject({
      code: 'conflict',
    });
    await ask('O CNPJ está no alvará.');
    expect(await decide('approved')).toBe('done');
  });

  it('is not overwritten by a page that does not know of the refusal', async () => {
    await ask();
    const shown = await known();
    await decide('declined', { answer: 'Não achamos.' });
    for (const seen of [null, shown]) {
      await expect(
        as(owner, () => sendClaim(owner, placeId, { message: 'Sou a dona.', shown: seen })),
      ).rejects.toMatchObject({ code: 'conflict' });
    }
  });
});

describe('many claims', () => {
  it('are limited to ten per user and day, corrections included', async () => {
    for (let count = 0; count < 10; count += 1) {
      await ask();
      const claim = await known();
      await as(owner, () => withdrawClaim(owner, claim));
    }
    await expect(ask()).rejects.toMatchObject({ code: 'too-many-requests' });
  });

  it('are listed for super admins only, one page with places and users', async () => {
    const ids = Array.from({ length: 20 }, (_, position) => `x${position}_bia`);
    await fixture.store(
      Object.fromEntries(
        ids.map((id, position) => [
          `claims/${id}`,
          {
            ...{ placeId: id.split('_')[0], userId: 'bia', message: 'Sou a dona.' },
            ...{ firstMessage: '', firstAnswer: '', status: 'pending', answer: '' },
            ...{ createdAt: new Date(position), updatedAt: new Date(position) },
          },
        ]),
      ),
    );
    const { items, nextCursor } = await asAdmin(() => listClaims('open'));
    expect(items).toHaveLength(queuePageSizes.claim);
    expect(items[0]).toMatchObject({ claim: { id: 'x0_bia' }, place: null, person: null });
    expect(nextCursor).not.toBeNull();
    const rest = await asAdmin(() => listClaims('open', nextCursor));
    expect(rest.items.slice(0, 5).map(({ claim }) => claim.id)).toEqual(ids.slice(15));
    expect(await asAdmin(() => countOpen('claim'))).toBeGreaterThanOrEqual(20);
    await expect(as(owner, () => listClaims('open'))).rejects.toMatchObject({
      code: 'permission-denied',
    });
    for (const id of ids) await fixture.remove(`claims/${id}`);
  });
});
