import { Route, Routes } from 'react-router';
import { RequireSession } from './guards/require-session.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { NotFound } from './not-found.tsx';

const SubscriptionScreen = lazyScreen(
  () => import('#screens/club/subscription/subscription-screen.tsx'),
);
const SuccessScreen = lazyScreen(() => import('#screens/club/subscription/success-screen.tsx'));
const CancelScreen = lazyScreen(() => import('#screens/club/subscription/cancel-screen.tsx'));

/** Every address below /subscription. */
export default function ClubRoutes() {
  return (
    <Routes>
      <Route index element={<SubscriptionScreen />} />
      <Route
        path="success"
        element={
          <RequireSession>
            <SuccessScreen />
          </RequireSession>
        }
      />
      <Route path="cancel" element={<CancelScreen />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
