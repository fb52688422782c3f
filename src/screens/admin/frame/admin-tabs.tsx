import { PanelTabs } from '#components/panel-tabs/panel-tabs.tsx';

/** The parts of the panel, in the order of SPEC section 2. */
const tabs = [
  { to: '/admin', label: 'Dashboard' },
  { to: '/admin/places', label: 'Lugares' },
  { to: '/admin/categories', label: 'Categorias' },
  { to: '/admin/users', label: 'Usuários' },
  { to: '/admin/plans', label: 'Planos' },
  { to: '/admin/offers', label: 'Ofertas' },
  { to: '/admin/reports', label: 'Avaliações' },
  { to: '/admin/import', label: 'Importação' },
  { to: '/admin/uploads', label: 'Uploads' },
  { to: '/admin/audit', label: 'Registro' },
  { to: '/admin/settings', label: 'Configurações' },
];

/** The way between the admin pages. */
export function AdminTabs() {
  return <PanelTabs label="Administração" tabs={tabs} />;
}
