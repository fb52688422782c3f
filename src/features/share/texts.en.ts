import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const shareErrors: ErrorSentences = {
  default: 'Could not share. Copy the address of the page.',
};

export const opening = 'Opening…';
export const sendByWhatsapp = 'Send by WhatsApp';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
