import { maxDaysAhead, maxOpen } from '#features/reservations/model/reservation-request.ts';
import type { ReservationRefusal } from '#features/reservations/model/reservation-refusal.ts';

/** What is said of a reservation that is refused, to the person or to the place. */
export const reservationRefusalSentences: Record<ReservationRefusal, string> = {
  place_gone: 'Este lugar não está no guia no momento. Escolha outro lugar.',
  no_requests:
    'Este lugar não recebe reservas pelo guia. Veja na página dele como entrar em contato.',
  past: 'Este horário já passou. Escolha um mais tarde.',
  too_far: `O guia aceita reservas para os próximos ${maxDaysAhead} dias. Escolha uma data mais próxima.`,
  closed_day: 'O lugar não abre nesta data. Escolha outra.',
  outside_hours: 'O lugar não recebe ninguém neste horário. Escolha outro.',
  full: 'Não há mais mesas neste horário. Escolha outro horário ou outra data.',
  too_many: `Você já tem ${maxOpen} reservas marcadas. Cancele uma delas para pedir outra.`,
  same_moment: 'Você já tem um pedido neste lugar para este horário. Escolha outro horário.',
  no_longer_open:
    'Esta reserva já passou ou não vale mais. Para outra, faça um novo pedido na página do lugar.',
  not_answerable: 'Esta resposta não cabe mais a esta reserva. Veja como ela está agora.',
  not_disputable: 'Esta falta não pode mais ser contestada. Fale com o lugar.',
};
