import { PanelTabs } from '#components/panel-tabs/panel-tabs.tsx';

const tabs = [
  { to: '/manager', label: 'Painel' },
  { to: '/manager/places', label: 'Meus Locais' },
  { to: '/manager/reservations', label: 'Reservas' },
  { to: '/manager/reviews', label: 'Avaliações' },
  { to: '/manager/offers', label: 'Ofertas' },
  { to: '/manager/validar', label: 'Validar' },
];

/** The way between the managers' pages. */
export function ManagerTabs() {
  return <PanelTabs label="Gerência" tabs={tabs} />;
}
