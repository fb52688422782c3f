import { Route, Routes } from 'react-router-dom';
import type { RoutePathFor } from '#shared/routes.ts';
import { linkTo } from '#shared/routes.ts';
import { ManagerPanelFrame } from '#features/manager-console/screens/manager/frame/panel-frame.tsx';
import * as texts from '#app/panel-texts.ts';
import '../../styles/panel.css';
import { RequireRole } from '../guards/require-role.tsx';
import { lazyScreen } from '../lazy-screen.ts';
import { PanelFrame } from '../panel-frame.tsx';
import { NotFound } from '../not-found.tsx';
import { screenRoutes } from './screen-routes.tsx';
import type { ScreensOf } from './screen-routes.tsx';
import { AccountLink } from '../shell/account-link.tsx';
import { NotificationsLink } from '../shell/notifications-link.tsx';

type ManagerScreens = ScreensOf<RoutePathFor<'managers'>>;

const PlaceEditorScreen = lazyScreen(
  () => import('#features/place-editor/screens/manager/manager-place-editor-screen.tsx'),
);
const EventScreen = lazyScreen(
  () => import('#features/events/screens/manager/manager-event-screen.tsx'),
);
const OfferScreen = lazyScreen(
  () => import('#features/offers/screens/manager/manager-offer-screen.tsx'),
);

/** Pages shown under the tabs of the panel. */
const screensWithTabs = {
  '/manager': lazyScreen(
    () => import('#features/manager-console/screens/manager/manager-today-screen.tsx'),
  ),
  '/manager/places': lazyScreen(
    () => import('#features/places/screens/manager/manager-places-screen.tsx'),
  ),
  '/manager/reservations': lazyScreen(
    () => import('#features/reservations/screens/manager/manager-reservations-screen.tsx'),
  ),
  '/manager/responder': lazyScreen(
    () => import('#features/manager-console/screens/manager/manager-answers-screen.tsx'),
  ),
  '/manager/reviews': lazyScreen(
    () => import('#features/reviews/screens/manager/manager-reviews-screen.tsx'),
  ),
  '/manager/offers': lazyScreen(
    () => import('#features/offers/screens/manager/manager-offers-screen.tsx'),
  ),
  '/manager/events/import': lazyScreen(
    () => import('#features/imports/screens/manager/manager-event-import-screen.tsx'),
  ),
  '/manager/events': lazyScreen(
    () => import('#features/events/screens/manager/manager-events-screen.tsx'),
  ),
  '/manager/numeros': lazyScreen(
    () => import('#features/statistics/screens/manager/manager-figures-screen.tsx'),
  ),
  '/manager/validar': lazyScreen(
    () => import('#features/redemptions/screens/manager/manager-validate-screen.tsx'),
  ),
} satisfies Partial<ManagerScreens>;

const screensWithoutTabs: Omit<ManagerScreens, keyof typeof screensWithTabs> = {
  '/manager/places/new': PlaceEditorScreen,
  '/manager/places/:placeId/edit': PlaceEditorScreen,
  '/manager/places/:placeId/photos': lazyScreen(
    () => import('#features/place-editor/screens/manager/photos/manager-place-photos-screen.tsx'),
  ),
  '/manager/offers/new': OfferScreen,
  '/manager/offers/:offerId': OfferScreen,
  '/manager/events/new': EventScreen,
  '/manager/events/:eventId': EventScreen,
};

/** Routes of every address below /manager. */
export default function ManagerRoutes() {
  return (
    <ManagerPanelFrame
      account={
        <>
          <NotificationsLink />
          <AccountLink />
        </>
      }
    >
      <RequireRole audience="managers">
        <Routes>
          <Route element={<PanelFrame {...managerPanel} className="max-md:hidden" />}>
            {screenRoutes(screensWithTabs, { base: '/manager' })}
          </Route>
          {screenRoutes(screensWithoutTabs, { base: '/manager' })}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </RequireRole>
    </ManagerPanelFrame>
  );
}

/** The tabs of the managers' panel on wide screens. Phones use a different frame (ManagerPanelFrame). */
const managerPanel = {
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
