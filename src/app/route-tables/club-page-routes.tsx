import { Route, Routes } from 'react-router-dom';
import type { RoutePath, RoutePathFor } from '#shared/routes.ts';
import { lazyScreen } from '../lazy-screen.ts';
import { NotFound } from '../not-found.tsx';
import { screenRoutes } from './screen-routes.tsx';
import type { ScreensOf } from './screen-routes.tsx';

type ClubPath = Exclude<Extract<RoutePath, `/club${string}`>, '/club'>;

const screens: ScreensOf<Extract<RoutePathFor<'anyone'>, ClubPath>> = {
  '/club/offers/:offerId': lazyScreen(
    () => import('#features/redemptions/screens/redeem-screen.tsx'),
  ),
};

/** Routes of every address below /club. */
export default function ClubPageRoutes() {
  return (
    <Routes>
      {screenRoutes(screens, { base: '/club' })}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
