import { Route, Routes } from 'react-router';
import { RequireSession } from './guards/require-session.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { NotFound } from './not-found.tsx';

const OffersScreen = lazyScreen(() => import('#screens/club/offers/offers-screen.tsx'));
const RedeemScreen = lazyScreen(() => import('#screens/club/redeem/redeem-screen.tsx'));

/** Every address below /club: what members get. */
export default function ClubPageRoutes() {
  return (
    <Routes>
      <Route index element={<OffersScreen />} />
      <Route
        path="offers/:offerId"
        element={
          <RequireSession>
            <RedeemScreen />
          </RequireSession>
        }
      />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
