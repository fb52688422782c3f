import { Route, Routes } from 'react-router-dom';
import type { RoutePath, RoutePathFor } from '#domain/routes.ts';
import { RequireSession } from './guards/require-session.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { NotFound } from './not-found.tsx';
import { screenRoutes } from './screen-routes.tsx';
import type { ScreensOf } from './screen-routes.tsx';

type ClubPath = Exclude<Extract<RoutePath, `/subscription${string}`>, '/subscription'>;

const openScreens: ScreensOf<Extract<RoutePathFor<'anyone'>, ClubPath>> = {
  '/subscription/cancel': lazyScreen(() => import('#screens/club/subscription/cancel-screen.tsx')),
};

const memberScreens: ScreensOf<Extract<RoutePathFor<'signed-in'>, ClubPath>> = {
  '/subscription/success': lazyScreen(
    () => import('#screens/club/subscription/success-screen.tsx'),
  ),
};

/** Every address below /subscription. */
export default function ClubRoutes() {
  return (
    <Routes>
      {screenRoutes(openScreens, { base: '/subscription' })}
      {screenRoutes(memberScreens, { base: '/subscription', Guard: RequireSession })}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
