import { Route, Routes } from 'react-router';
import { AdminFrame } from './admin-frame.tsx';
import { RequireRole } from './guards/require-role.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { NotFound } from './not-found.tsx';

const DashboardScreen = lazyScreen(() => import('#screens/admin/dashboard/dashboard-screen.tsx'));
const AdminPlacesScreen = lazyScreen(() => import('#screens/admin/places/admin-places-screen.tsx'));
const AdminPlansScreen = lazyScreen(() => import('#screens/admin/plans/admin-plans-screen.tsx'));
const AdminOffersScreen = lazyScreen(() => import('#screens/admin/offers/admin-offers-screen.tsx'));
const OfferScreen = lazyScreen(() => import('#screens/admin/offers/offer-screen.tsx'));
const AdminCategoriesScreen = lazyScreen(
  () => import('#screens/admin/categories/admin-categories-screen.tsx'),
);
const UsersScreen = lazyScreen(() => import('#screens/admin/users/users-screen.tsx'));
const ReportsScreen = lazyScreen(() => import('#screens/admin/reports/reports-screen.tsx'));
const PlaceEditorScreen = lazyScreen(
  () => import('#screens/admin/place-editor/place-editor-screen.tsx'),
);
const ImportScreen = lazyScreen(() => import('#screens/admin/import/import-screen.tsx'));
const UploadsScreen = lazyScreen(() => import('#screens/admin/uploads/uploads-screen.tsx'));
const AuditScreen = lazyScreen(() => import('#screens/admin/audit/audit-screen.tsx'));
const AdminSettingsScreen = lazyScreen(
  () => import('#screens/admin/settings/admin-settings-screen.tsx'),
);

/** Every address below /admin; only super admins download what is behind them. */
export default function AdminRoutes() {
  return (
    <RequireRole audience="super-admins">
      <Routes>
        <Route element={<AdminFrame />}>
          <Route index element={<DashboardScreen />} />
          <Route path="places" element={<AdminPlacesScreen />} />
          <Route path="plans" element={<AdminPlansScreen />} />
          <Route path="offers" element={<AdminOffersScreen />} />
          <Route path="offers/new" element={<OfferScreen />} />
          <Route path="offers/:offerId" element={<OfferScreen />} />
          <Route path="categories" element={<AdminCategoriesScreen />} />
          <Route path="users" element={<UsersScreen />} />
          <Route path="reports" element={<ReportsScreen />} />
          <Route path="places/new" element={<PlaceEditorScreen />} />
          <Route path="places/:placeId/edit" element={<PlaceEditorScreen />} />
          <Route path="import" element={<ImportScreen />} />
          <Route path="uploads" element={<UploadsScreen />} />
          <Route path="audit" element={<AuditScreen />} />
          <Route path="settings" element={<AdminSettingsScreen />} />
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </RequireRole>
  );
}
