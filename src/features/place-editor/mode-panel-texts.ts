import type { ReservationMode } from '#features/places/model/place-options.ts';

export const reservationModeLabels: Record<ReservationMode, string> = {
  none: 'Sem reservas',
  request: 'Pedido pelo guia',
  whatsapp: 'WhatsApp',
  phone: 'Telefone',
  url: 'Site de reservas',
};
