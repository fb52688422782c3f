import {
  translationResponse,
  translatorLanguagesResponse,
} from '#features/language/model/translation-contract.ts';
import type { TranslationLanguage } from '#shared/translations.ts';

import { createResponseReader } from '#platform/api/response-reader.ts';
import { signedFetch } from '#platform/api/signed-api.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';

/** Query of the languages that the server can translate descriptions into; none if no translator is configured. */
export function translatorLanguagesQuery(uid: string) {
  const path = '/api/translations/languages';
  return {
    queryKey: [...memberKeys.of(uid), 'translator-languages'] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const readResponse = createResponseReader(path, translatorLanguagesResponse);
      return (await signedFetch(path, { method: 'GET', signal }, readResponse)).languages;
    },
  };
}

/**
 * Translates a Portuguese text by machine.
 * @throws AppError 'permission-denied' unless the caller is a manager or super admin, 'invalid-input', 'unauthenticated',
 * 'too-many-requests', 'unavailable', 'timeout'
 */
export async function translateByMachine(
  language: TranslationLanguage,
  text: string,
): Promise<string> {
  const path = '/api/translations';
  const readResponse = createResponseReader(path, translationResponse);
  return (await signedFetch(path, { method: 'POST', body: { language, text } }, readResponse)).text;
}
