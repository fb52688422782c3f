import { Route, Routes } from 'react-router';
import { AdminFrame } from './admin-frame.tsx';
import { RequireRole } from './guards/require-role.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { NotFound } from './not-found.tsx';

const DashboardScreen = lazyScreen(() => import('#screens/admin/dashboard/dashboard-screen.tsx'));

/** Every address below /admin; only super admins download what is behind them. */
export default function AdminRoutes() {
  return (
    <RequireRole audience="super-admins">
      <Routes>
        <Route element={<AdminFrame />}>
          <Route index element={<DashboardScreen />} />
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </RequireRole>
  );
}
