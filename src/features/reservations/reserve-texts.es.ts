import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const reservationOpenErrors: ErrorSentences = {
  default: 'No se pudo abrir la solicitud de reserva',
};

export const awaitingApproval =
  'Tu cuenta espera la aprobación del administrador. Después vas a poder pedir reservas.';
export const reserveCardLabel = 'Reserva y contacto';
export const directions = 'Cómo llegar';
export const loadingBenefits = 'Cargando los beneficios…';

export const reserve = 'Reservar';

export const reserveMethods: Record<'whatsapp' | 'phone' | 'url' | 'request', string> = {
  whatsapp: 'por WhatsApp',
  phone: 'por teléfono',
  url: 'en el sitio web del lugar',
  request: 'acá en la guía',
};

export function reserveHint(method: string): string {
  return `Pedí tu reserva ${method}.`;
}

// The message is for the place, whose staff reads Portuguese.
export { reserveMessage } from './reserve-texts.ts';

export type Complete = TranslationOf<
  typeof import('./reserve-texts.ts'),
  typeof import('./reserve-texts.es.ts')
>;
