import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const reservationOpenErrors: ErrorSentences = {
  default: 'Could not open the booking request',
};

export const awaitingApproval =
  'Your account is awaiting approval by the administrator. After that you can request bookings.';
export const reserveCardLabel = 'Booking and contact';
export const directions = 'Directions';
export const loadingBenefits = 'Loading benefits…';

export const reserve = 'Book';

export const reserveMethods: Record<'whatsapp' | 'phone' | 'url' | 'request', string> = {
  whatsapp: 'on WhatsApp',
  phone: 'by phone',
  url: "on the place's website",
  request: 'here in the guide',
};

export function reserveHint(method: string): string {
  return `You can book ${method}.`;
}

// The message is for the place, whose staff reads Portuguese.
export { reserveMessage } from './reserve-texts.ts';

export type Complete = TranslationOf<
  typeof import('./reserve-texts.ts'),
  typeof import('./reserve-texts.en.ts')
>;
