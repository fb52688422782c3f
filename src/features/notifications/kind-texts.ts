import type { NotificationKind } from '#features/notifications/model/notification-options.ts';

/** Label of each kind of notification in the settings. */
export const notificationKindLabels: Record<NotificationKind, string> = {
  booking_answered: 'Resposta às suas reservas',
  booking_tomorrow: 'Lembrete na véspera de uma reserva',
  review_reply: 'Resposta às suas avaliações',
  event_changed: 'Mudança em eventos que você salvou',
  payment_receipt: 'Recibo de pagamento do clube',
  payment_failed: 'Pagamento do clube que não passou',
  membership_ends: 'Fim da sua assinatura do clube',
  correction_answered: 'Resposta às suas correções',
  claim_answered: 'Resposta aos seus pedidos para gerenciar um lugar',
  booking_received: 'Nova reserva nos seus lugares',
  booking_changed: 'Reserva cancelada ou alterada nos seus lugares',
  low_review: 'Avaliação de uma ou duas estrelas nos seus lugares',
  weekly_figures: 'Resumo semanal dos seus lugares',
};
