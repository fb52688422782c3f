import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

export const reservationOpenErrors: ErrorSentences = {
  default: 'Não foi possível abrir o pedido de reserva',
};

export const awaitingApproval =
  'Sua conta aguarda a aprovação do administrador. Depois dela você poderá pedir reservas.';
export const reserveCardLabel = 'Reserva e contato';
export const directions = 'Como chegar';
export const loadingBenefits = 'Carregando benefícios...';

/** Followed by the method for screen readers: 'Reservar pelo WhatsApp'. */
export const reserve = 'Reservar';

export const reserveMethods: Record<'whatsapp' | 'phone' | 'url' | 'request', string> = {
  whatsapp: 'pelo WhatsApp',
  phone: 'por telefone',
  url: 'no site do lugar',
  request: 'aqui no guia',
};

/** @param method one of `reserveMethods` */
export function reserveHint(method: string): string {
  return `Peça sua reserva ${method}.`;
}

/** Returns the prepared text of a chat with the place. */
export function reserveMessage(placeTitle: string): string {
  return `Olá, gostaria de fazer uma reserva: ${placeTitle}. Encontrei vocês no ${brand.name}.`;
}
