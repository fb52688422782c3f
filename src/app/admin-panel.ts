import * as texts from '#app/panel-texts.ts';
import { linkTo } from '#shared/routes.ts';

/** The tabs of the administrators' panel, in display order. */
export const adminPanel = {
  label: texts.adminPanelLabel,
  tabs: [
    { to: linkTo('/admin'), label: texts.dashboardTab },
    { to: linkTo('/admin/places'), label: texts.placesTab },
    { to: linkTo('/admin/categories'), label: texts.categoriesTab },
    { to: linkTo('/admin/users'), label: texts.usersTab },
    { to: linkTo('/admin/plans'), label: texts.plansTab },
    { to: linkTo('/admin/payments'), label: texts.paymentsTab },
    { to: linkTo('/admin/offers'), label: texts.offersTab },
    { to: linkTo('/admin/events'), label: texts.eventsTab },
    { to: linkTo('/admin/requests'), label: texts.requestsTab },
    { to: linkTo('/admin/reports'), label: texts.reportsTab },
    { to: linkTo('/admin/import'), label: texts.importTab },
    { to: linkTo('/admin/uploads'), label: texts.uploadsTab },
    { to: linkTo('/admin/audit'), label: texts.auditLogTab },
    { to: linkTo('/admin/settings'), label: texts.settingsTab },
  ],
};
