import type { ErrorSentences } from '../errors.ts';

export const reservationOpenErrors: ErrorSentences = {
  default: 'Não foi possível abrir o pedido de reserva',
};

export const reservationsErrors: ErrorSentences = { default: 'Erro ao carregar suas reservas' };
