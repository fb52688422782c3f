import { Route, Routes } from 'react-router';
import { RequireRole } from './guards/require-role.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { NotFound } from './not-found.tsx';

const AdminHomeScreen = lazyScreen(() => import('#screens/admin/admin-home-screen.tsx'));

/** Every address below /admin; only super admins download what is behind them. */
export default function AdminRoutes() {
  return (
    <RequireRole audience="super-admins">
      <Routes>
        <Route index element={<AdminHomeScreen />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </RequireRole>
  );
}
