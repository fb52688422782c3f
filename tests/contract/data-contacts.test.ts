import { beforeEach, describe, expect, it } from 'vitest';

import { getContact, savePhone } from '#features/account/data/contact-store.ts';
import { saveDisplayName } from '#features/account/data/profile-writes.ts';
import { getUser } from '#features/account/data/user-store.ts';

import { dataFixtureOfFile } from './data-fixture.ts';
import { signedRequests } from './signed-requests.ts';
import { aPerson } from './stored-documents.ts';

const { as } = signedRequests();

const phone = '+5548999990000';
const denied = { code: 'permission-denied' };

const fixture = dataFixtureOfFile();

beforeEach(async () => {
  await fixture.store({
    'users/ana': aPerson('ana'),
    'users/bia': aPerson('bia', { phone }),
    'users/chefe': aPerson('chefe', { role: 'super_admin' }),
    'users/inativa': aPerson('inativa', { status: 'inactive' }),
  });
});

describe('the contact', () => {
  it('is stored, read with one document, and deleted', async () => {
    await as('ana', () => savePhone({ uid: 'ana', olderPhone: '' }, phone));
    await fixture.resetReads();
    expect(await as('ana', () => getContact('ana'))).toEqual({ phone });
    expect(await fixture.reads()).toBe(1);
    expect(await fixture.read('users/ana')).not.toHaveProperty('phone');
    await as('ana', () => savePhone({ uid: 'ana', olderPhone: '' }, ''));
    expect(await as('ana', () => getContact('ana'))).toEqual({ phone: '' });
  });

  it('is empty for a user without one', async () => {
    expect(await as('chefe', () => getContact('chefe'))).toBeNull();
  });

  it('removes the phone from an older record, where other readers of the record see it', async () => {
    const older = await as('bia', () => getUser('bia'));
    expect(older).toMatchObject({ olderPhone: phone });
    expect(await as('bia', () => getContact('bia'))).toBeNull();
    if (older) await as('bia', () => savePhone(older, phone));
    expect(await as('bia', () => getContact('bia'))).toEqual({ phone });
    expect(await as('chefe', () => getUser('bia'))).toMatchObject({ olderPhone: '' });
    expect(await fixture.read('users/bia')).toMatchObject({ phone: '' });
  });

  it('does not block changes of an older record', async () => {
    // The Auth update, which follows the record, fails here because no Auth runs.
    await as('bia', () => saveDisplayName('bia', 'Beatriz')).catch(() => undefined);
    expect(await fixture.read('users/bia')).toMatchObject({ displayName: 'Beatriz', phone });
  });

  it('can be neither read nor written by a super admin or an inactive user', async () => {
    await as('ana', () => savePhone({ uid: 'ana', olderPhone: '' }, phone));
    await expect(as('chefe', () => getContact('ana'))).rejects.toMatchObject(denied);
    const saving = as('chefe', () => savePhone({ uid: 'ana', olderPhone: '' }, ''));
    await expect(saving).rejects.toMatchObject(denied);
    await expect(as('inativa', () => getContact('inativa'))).rejects.toMatchObject(denied);
    expect(await fixture.read('contacts/ana')).toMatchObject({ phone });
  });
});
