import { Route, Routes } from 'react-router';
import { RequireRole } from './guards/require-role.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { ManagerFrame } from './manager-frame.tsx';
import { NotFound } from './not-found.tsx';

const ManagerHomeScreen = lazyScreen(() => import('#screens/manager/manager-home-screen.tsx'));
const MyPlacesScreen = lazyScreen(() => import('#screens/manager/places/my-places-screen.tsx'));
const ReservationsScreen = lazyScreen(
  () => import('#screens/manager/reservations/reservations-screen.tsx'),
);
const ReviewsScreen = lazyScreen(() => import('#screens/manager/reviews/reviews-screen.tsx'));
const OffersScreen = lazyScreen(() => import('#screens/manager/offers/offers-screen.tsx'));
const OfferScreen = lazyScreen(() => import('#screens/manager/offers/offer-screen.tsx'));
const ValidateScreen = lazyScreen(() => import('#screens/manager/validate/validate-screen.tsx'));
const PlacePhotosScreen = lazyScreen(
  () => import('#screens/manager/photos/place-photos-screen.tsx'),
);
const PlaceEditorScreen = lazyScreen(
  () => import('#screens/manager/place-editor/place-editor-screen.tsx'),
);

/** Every address below /manager. */
export default function ManagerRoutes() {
  return (
    <RequireRole audience="managers">
      <Routes>
        <Route element={<ManagerFrame />}>
          <Route index element={<ManagerHomeScreen />} />
          <Route path="places" element={<MyPlacesScreen />} />
          <Route path="reservations" element={<ReservationsScreen />} />
          <Route path="reviews" element={<ReviewsScreen />} />
          <Route path="offers" element={<OffersScreen />} />
          <Route path="validar" element={<ValidateScreen />} />
        </Route>
        <Route path="offers/new" element={<OfferScreen />} />
        <Route path="offers/:offerId" element={<OfferScreen />} />
        <Route path="places/:placeId/photos" element={<PlacePhotosScreen />} />
        <Route path="places/new" element={<PlaceEditorScreen />} />
        <Route path="places/:placeId/edit" element={<PlaceEditorScreen />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </RequireRole>
  );
}
