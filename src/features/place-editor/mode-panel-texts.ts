import type { ReservationMode } from '#features/places/model/place.ts';

export const reservationModeLabels: Record<ReservationMode, string> = {
  none: 'Sem reservas',
  request: 'Pedido pelo guia',
  whatsapp: 'WhatsApp',
  phone: 'Telefone',
  url: 'Site de reservas',
};
