import { useEffect } from 'react';
import { savePreferences } from '#features/account/data/profile-writes.ts';
import type { User } from '#features/account/model/user.ts';
import { rememberedLanguage } from '#features/language/data/remembered-language.ts';
import { language } from '#shared/language.ts';

/**
 * Stores the language that the user has chosen, so that e-mails are in this language. A page that was only opened in
 * another language, for example by a shared link, changes nothing.
 */
export function useAccountLanguage(user: User | null): void {
  const { uid, status, preferences } = user ?? {};
  const isStored = preferences?.language === language;
  useEffect(() => {
    if (uid === undefined || status !== 'active' || isStored) return;
    if (rememberedLanguage() !== language) return;
    // If it fails, the next page stores it.
    savePreferences(uid, { language }).catch(() => undefined);
  }, [uid, status, isStored]);
}
