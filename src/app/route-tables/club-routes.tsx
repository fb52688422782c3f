import { Route, Routes } from 'react-router-dom';
import type { RoutePath, RoutePathFor } from '#shared/routes.ts';
import { lazyScreen } from '../lazy-screen.ts';
import { NotFound } from '../not-found.tsx';
import { screenRoutes } from './screen-routes.tsx';
import type { ScreensOf } from './screen-routes.tsx';

type ClubPath = Exclude<Extract<RoutePath, `/subscription${string}`>, '/subscription'>;

const screens: ScreensOf<Extract<RoutePathFor<'anyone'>, ClubPath>> = {
  '/subscription/success': lazyScreen(() => import('#features/club/screens/success-screen.tsx')),
  '/subscription/cancel': lazyScreen(() => import('#features/club/screens/cancel-screen.tsx')),
};

/** Routes of every address below /subscription. */
export default function ClubRoutes() {
  return (
    <Routes>
      {screenRoutes(screens, { base: '/subscription' })}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
