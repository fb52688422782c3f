import * as texts from '#app/panel-texts.ts';
import { linkTo } from '#shared/routes.ts';

/** The tabs of the managers' panel on wide screens. Phones use a different frame (ManagerPanelFrame). */
export const managerPanel = {
  label: texts.managerPanelLabel,
  tabs: [
    { to: linkTo('/manager'), label: texts.todayTab },
    { to: linkTo('/manager/responder'), label: texts.answersTab },
    { to: linkTo('/manager/reservations'), label: texts.reservationsTab },
    { to: linkTo('/manager/reviews'), label: texts.reviewsTab },
    { to: linkTo('/manager/places'), label: texts.myPlacesTab },
    { to: linkTo('/manager/offers'), label: texts.offersTab },
    { to: linkTo('/manager/events'), label: texts.eventsTab },
    { to: linkTo('/manager/numeros'), label: texts.statisticsTab },
  ],
  action: { to: linkTo('/manager/validar'), label: texts.validateTab },
};
