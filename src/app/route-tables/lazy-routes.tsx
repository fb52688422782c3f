import { Route, Routes } from 'react-router-dom';
import type { RoutePathFor } from '#shared/routes.ts';
import { RequireSession } from '../guards/require-session.tsx';
import { lazyScreen } from '../lazy-screen.ts';
import { NotFound } from '../not-found.tsx';
import { screenRoutes } from './screen-routes.tsx';
import type { LazyPath, ScreensOf } from './screen-routes.tsx';

const publicScreens: ScreensOf<Extract<RoutePathFor<'anyone'>, LazyPath>> = {
  '/comparar': lazyScreen(() => import('#features/compare/screens/compare-screen.tsx')),
  '/help': lazyScreen(() => import('#features/help/screens/help-screen.tsx')),
  '/terms': lazyScreen(() => import('#features/legal/screens/terms-screen.tsx')),
  '/privacy': lazyScreen(() => import('#features/legal/screens/privacy-screen.tsx')),
  '/roteiro': lazyScreen(() => import('#features/day-plan/screens/day-plan-screen.tsx')),
};

const memberScreens: ScreensOf<Extract<RoutePathFor<'signed-in'>, LazyPath>> = {
  '/favorites/listas': lazyScreen(() => import('#features/lists/screens/my-lists-screen.tsx')),
  '/favorites/listas/:listId': lazyScreen(() => import('#features/lists/screens/list-screen.tsx')),
};

/** Routes of the comparison, the day plan, the lists of a user, rarely read pages, and unknown addresses. */
export default function LazyRoutes() {
  return (
    <Routes>
      {screenRoutes(publicScreens)}
      {screenRoutes(memberScreens, { Guard: RequireSession })}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
