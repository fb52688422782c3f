import { linkTo } from '#domain/routes.ts';

/** The parts of the managers' panel. */
export const managerPanel = {
  label: 'Gerência',
  tabs: [
    { to: linkTo('/manager'), label: 'Painel' },
    { to: linkTo('/manager/places'), label: 'Meus Locais' },
    { to: linkTo('/manager/reservations'), label: 'Reservas' },
    { to: linkTo('/manager/reviews'), label: 'Avaliações' },
    { to: linkTo('/manager/offers'), label: 'Ofertas' },
    { to: linkTo('/manager/validar'), label: 'Validar' },
  ],
};
