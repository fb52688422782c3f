import type { Operator } from '#features/settings/model/public-settings.ts';
import { documentText } from '#shared/operator-document.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const missingContactText = 'The operator of this guide has not given a contact email yet.';

export const unloadedContactText = 'The contact email could not be loaded now. Try again later.';

export function operatorText({
  operatorName,
  operatorDocument,
  operatorAddress,
}: Omit<Operator, 'contactEmail' | 'privacyOfficer'>): string {
  if (operatorName === '') return '';
  return [operatorName, documentText(operatorDocument), operatorAddress].filter(Boolean).join(', ');
}

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
