import { Route, Routes } from 'react-router-dom';
import type { RoutePathFor } from '#shared/routes.ts';
import { RequireSession } from '../guards/require-session.tsx';
import { lazyScreen } from '../lazy-screen.ts';
import { AdminRoutes, ManagerRoutes } from './panel-routes.ts';
import { screenRoutes } from './screen-routes.tsx';
import type { ClubPath, LazyPath, ScreensOf } from './screen-routes.tsx';

const screens: ScreensOf<Exclude<RoutePathFor<'signed-in'>, ClubPath | LazyPath>> = {
  '/favorites': lazyScreen(() => import('#features/favorites/screens/favorites-screen.tsx')),
  '/profile': lazyScreen(() => import('#features/profile/screens/profile-screen.tsx')),
  '/notices': lazyScreen(() => import('#features/notifications/screens/notices-screen.tsx')),
  '/reservations': lazyScreen(
    () => import('#features/reservations/screens/reservations-screen.tsx'),
  ),
  '/history': lazyScreen(() => import('#features/profile/screens/history/history-screen.tsx')),
  '/settings': lazyScreen(() => import('#features/account/screens/settings/settings-screen.tsx')),
};

const LazyRoutes = lazyScreen(() => import('./lazy-routes.tsx'));

/** Routes for signed-in users, and the lazily loaded route tables of the panels and of all remaining addresses. */
export default function SignedInRoutes() {
  return (
    <Routes>
      {screenRoutes(screens, { Guard: RequireSession })}
      <Route path="/admin/*" element={<AdminRoutes />} />
      <Route path="/manager/*" element={<ManagerRoutes />} />
      <Route path="*" element={<LazyRoutes />} />
    </Routes>
  );
}
