import { linkTo } from '#shared/routes.ts';

/** The tabs of the administrators' panel, in display order. */
export const adminPanel = {
  label: 'Administração',
  tabs: [
    { to: linkTo('/admin'), label: 'Dashboard' },
    { to: linkTo('/admin/places'), label: 'Lugares' },
    { to: linkTo('/admin/categories'), label: 'Categorias' },
    { to: linkTo('/admin/users'), label: 'Usuários' },
    { to: linkTo('/admin/plans'), label: 'Planos' },
    { to: linkTo('/admin/payments'), label: 'Pagamentos' },
    { to: linkTo('/admin/offers'), label: 'Ofertas' },
    { to: linkTo('/admin/events'), label: 'Eventos' },
    { to: linkTo('/admin/requests'), label: 'Pedidos' },
    { to: linkTo('/admin/reports'), label: 'Denúncias' },
    { to: linkTo('/admin/import'), label: 'Importação' },
    { to: linkTo('/admin/uploads'), label: 'Uploads' },
    { to: linkTo('/admin/audit'), label: 'Registro' },
    { to: linkTo('/admin/settings'), label: 'Configurações' },
  ],
};
