import { Route, Routes } from 'react-router';
import { RequireRole } from './guards/require-role.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { NotFound } from './not-found.tsx';

const ManagerHomeScreen = lazyScreen(() => import('#screens/manager/manager-home-screen.tsx'));
const PlacePhotosScreen = lazyScreen(
  () => import('#screens/manager/photos/place-photos-screen.tsx'),
);

/** Every address below /manager. */
export default function ManagerRoutes() {
  return (
    <RequireRole audience="managers">
      <Routes>
        <Route index element={<ManagerHomeScreen />} />
        <Route path="places/:placeId/photos" element={<PlacePhotosScreen />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </RequireRole>
  );
}
