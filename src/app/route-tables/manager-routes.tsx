import { Route, Routes } from 'react-router-dom';
import type { RoutePathFor } from '#shared/routes.ts';
import '../../styles/panel.css';
import { lazyScreen } from '../lazy-screen.ts';
import { NotFound } from '../not-found.tsx';
import { PanelFrame } from '../panel/panel-frame.tsx';
import { screenRoutes } from './screen-routes.tsx';
import type { ScreensOf } from './screen-routes.tsx';

const PlaceEditorScreen = lazyScreen(
  () => import('#features/place-editor/screens/manager/manager-place-editor-screen.tsx'),
);
const EventScreen = lazyScreen(
  () => import('#features/events/screens/manager/manager-event-screen.tsx'),
);
const OfferScreen = lazyScreen(
  () => import('#features/offers/screens/manager/manager-offer-screen.tsx'),
);

const screens: ScreensOf<RoutePathFor<'managers'>> = {
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
    <PanelFrame audience="managers">
      <Routes>
        {screenRoutes(screens, { base: '/manager' })}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </PanelFrame>
  );
}
