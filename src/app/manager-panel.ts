import { linkTo } from '#shared/routes.ts';

/** The tabs of the managers' panel on wide screens. Phones use a different frame (ManagerPanelFrame). */
export const managerPanel = {
  label: 'Gerência',
  tabs: [
    { to: linkTo('/manager'), label: 'Hoje' },
    { to: linkTo('/manager/responder'), label: 'Responder' },
    { to: linkTo('/manager/reservations'), label: 'Reservas' },
    { to: linkTo('/manager/reviews'), label: 'Avaliações' },
    { to: linkTo('/manager/places'), label: 'Meus Locais' },
    { to: linkTo('/manager/offers'), label: 'Ofertas' },
    { to: linkTo('/manager/events'), label: 'Eventos' },
    { to: linkTo('/manager/numeros'), label: 'Números' },
  ],
  action: { to: linkTo('/manager/validar'), label: 'Validar' },
};
