import type { ErrorSentences } from '#shared/error-sentences.ts';

export const reservationOpenErrors: ErrorSentences = {
  default: 'Não foi possível abrir o pedido de reserva',
};
