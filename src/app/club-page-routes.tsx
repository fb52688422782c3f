import { Route, Routes } from 'react-router-dom';
import type { RoutePath, RoutePathFor } from '#domain/routes.ts';
import { RequireSession } from './guards/require-session.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { NotFound } from './not-found.tsx';
import { screenRoutes } from './screen-routes.tsx';
import type { ScreensOf } from './screen-routes.tsx';

type ClubPath = Exclude<Extract<RoutePath, `/club${string}`>, '/club'>;

const memberScreens: ScreensOf<Extract<RoutePathFor<'signed-in'>, ClubPath>> = {
  '/club/offers/:offerId': lazyScreen(() => import('#screens/club/redeem/redeem-screen.tsx')),
};

/** Every address below /club. */
export default function ClubPageRoutes() {
  return (
    <Routes>
      {screenRoutes(memberScreens, { base: '/club', Guard: RequireSession })}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
