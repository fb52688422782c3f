import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';

/** What a status means to whoever asked; '' where its word says it all. */
export function reservationStateText(
  { status }: Pick<ReservationRequest, 'status'>,
  isToCome: boolean,
): string {
  switch (status) {
    case 'pending':
      return isToCome
        ? 'O lugar ainda vai responder. Você recebe um aviso.'
        : 'O lugar não respondeu a tempo.';
    case 'confirmed':
      return isToCome ? 'O lugar espera você.' : '';
    case 'declined':
      return 'O lugar não pôde aceitar este horário.';
    case 'cancelled':
      return '';
    case 'no_show':
      return 'O lugar marcou que você não foi.';
  }
}
