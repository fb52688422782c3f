import { Route, Routes } from 'react-router-dom';
import type { RoutePathFor } from '#shared/routes.ts';
import '../../styles/panel.css';
import { lazyScreen } from '../lazy-screen.ts';
import { NotFound } from '../not-found.tsx';
import { PanelFrame } from '../panel/panel-frame.tsx';
import { screenRoutes } from './screen-routes.tsx';
import type { ScreensOf } from './screen-routes.tsx';

const PlaceEditorScreen = lazyScreen(
  () => import('#features/place-editor/screens/admin/admin-place-editor-screen.tsx'),
);
const EventScreen = lazyScreen(
  () => import('#features/events/screens/admin/admin-event-screen.tsx'),
);
const OfferScreen = lazyScreen(
  () => import('#features/offers/screens/admin/admin-offer-screen.tsx'),
);

const screens: ScreensOf<RoutePathFor<'super-admins'>> = {
  '/admin': lazyScreen(
    () => import('#features/admin-dashboard/screens/admin/admin-dashboard-screen.tsx'),
  ),
  '/admin/places': lazyScreen(
    () => import('#features/places/screens/admin/admin-places-screen.tsx'),
  ),
  '/admin/places/new': PlaceEditorScreen,
  '/admin/places/:placeId/edit': PlaceEditorScreen,
  '/admin/plans': lazyScreen(() => import('#features/club/screens/admin/admin-plans-screen.tsx')),
  '/admin/payments': lazyScreen(
    () => import('#features/payments/screens/admin/admin-payments-screen.tsx'),
  ),
  '/admin/offers': lazyScreen(
    () => import('#features/offers/screens/admin/admin-offers-screen.tsx'),
  ),
  '/admin/offers/new': OfferScreen,
  '/admin/offers/:offerId': OfferScreen,
  '/admin/events': lazyScreen(
    () => import('#features/events/screens/admin/admin-events-screen.tsx'),
  ),
  '/admin/events/new': EventScreen,
  '/admin/events/:eventId': EventScreen,
  '/admin/categories': lazyScreen(
    () => import('#features/categories/screens/admin/admin-categories-screen.tsx'),
  ),
  '/admin/users': lazyScreen(() => import('#features/users/screens/admin/admin-users-screen.tsx')),
  '/admin/requests': lazyScreen(
    () => import('#features/moderation/screens/admin/requests/admin-requests-screen.tsx'),
  ),
  '/admin/reports': lazyScreen(
    () => import('#features/moderation/screens/admin/reports/admin-reports-screen.tsx'),
  ),
  '/admin/import': lazyScreen(
    () => import('#features/imports/screens/admin/admin-import-screen.tsx'),
  ),
  '/admin/uploads': lazyScreen(
    () => import('#features/pictures/screens/admin/admin-uploads-screen.tsx'),
  ),
  '/admin/audit': lazyScreen(
    () => import('#features/audit-log/screens/admin/admin-audit-screen.tsx'),
  ),
  '/admin/settings': lazyScreen(
    () => import('#features/settings/screens/admin/admin-settings-screen.tsx'),
  ),
};

/** Routes of every address below /admin. Only super admins download their code. */
export default function AdminRoutes() {
  return (
    <PanelFrame audience="super-admins">
      <Routes>
        {screenRoutes(screens, { base: '/admin' })}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </PanelFrame>
  );
}
