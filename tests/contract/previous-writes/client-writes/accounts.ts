import { savePreferences, saveDisplayName } from '#features/account/data/profile-writes.ts';
import { savePhone } from '#features/account/data/contact-store.ts';
import { ensureUser, findUser, getUser } from '#features/account/data/user-store.ts';
import { saveRole, saveStatus, saveUserLists } from '#features/users/data/admin-user-writes.ts';
import type { Browsers } from '../recorder.ts';
import { long } from './values.ts';

export async function writeAccounts({ as }: Browsers): Promise<void> {
  await as('newcomer', ensureUser, {
    uid: 'newcomer',
    email: 'newcomer@guiadailha.test',
    emailVerified: true,
    displayName: long(100),
    photoURL: 'https://lh3.googleusercontent.com/a/photo',
  });
  const account = (uid: string) => ({
    uid,
    email: `${uid}@guiadailha.test`,
    emailVerified: true,
  });
  for (const uid of ['reviewer', 'pending', 'veteran']) await as(uid, findUser, account(uid));
  await as('member', saveDisplayName, 'member', 'Ana Souza');
  await as('pending', saveDisplayName, 'pending', 'Bia Souza');
  await as('member', savePreferences, 'member', {
    theme: 'dark',
    marketingConsent: true,
    noLetters: ['weekly_figures', 'low_review'],
  });
  await as('member', savePhone, { uid: 'member', olderPhone: '' }, '');
  await as(
    'veteran',
    savePhone,
    { uid: 'veteran', olderPhone: '+5548999990000' },
    '+5548988880000',
  );

  const user = async (uid: string) => {
    const found = await as('admin', getUser, uid);
    if (!found) throw new Error(`There is no user ${uid}.`);
    return found;
  };
  await as('admin', saveStatus, 'admin', await user('pending'), 'active');
  await as('admin', saveRole, 'admin', await user('pending'), 'manager', ['other1']);
  await as('admin', saveUserLists, 'admin', await user('pending'), {
    managedPlaces: ['other1', 'closed1'],
    permissions: ['export'],
  });
}
