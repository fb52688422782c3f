import { Route, Routes } from 'react-router-dom';
import type { RoutePathFor } from '#domain/routes.ts';
import { RequireSession } from './guards/require-session.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { NotFound } from './not-found.tsx';
import { screenRoutes } from './screen-routes.tsx';
import type { ClubPath, LatePath, ScreensOf } from './screen-routes.tsx';

const screens: ScreensOf<Exclude<RoutePathFor<'signed-in'>, ClubPath>> = {
  '/favorites': lazyScreen(() => import('#screens/favorites/favorites-screen.tsx')),
  '/favorites/listas': lazyScreen(() => import('#screens/lists/my-lists-screen.tsx')),
  '/favorites/listas/:listId': lazyScreen(() => import('#screens/lists/list-screen.tsx')),
  '/profile': lazyScreen(() => import('#screens/profile/profile-screen.tsx')),
  '/notices': lazyScreen(() => import('#screens/profile/notices/notices-screen.tsx')),
  '/reservations': lazyScreen(
    () => import('#screens/profile/reservations/reservations-screen.tsx'),
  ),
  '/history': lazyScreen(() => import('#screens/profile/history/history-screen.tsx')),
  '/settings': lazyScreen(() => import('#screens/profile/settings/settings-screen.tsx')),
};

const lateScreens: ScreensOf<LatePath> = {
  '/comparar': lazyScreen(() => import('#screens/compare/compare-screen.tsx')),
  '/roteiro': lazyScreen(() => import('#screens/day-plan/day-plan-screen.tsx')),
};

/** What every member has, and the addresses that are nobody's. */
export default function MemberRoutes() {
  return (
    <Routes>
      {screenRoutes(screens, { Guard: RequireSession })}
      {screenRoutes(lateScreens)}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
