import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { AccountNotices } from './guards/account-notices.tsx';
import { MaintenancePart } from './guards/maintenance-part.tsx';
import { RequireSession } from './guards/require-session.tsx';
import { AppShell } from './shell/app-shell.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { NotFound } from './not-found.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { ScreenFallback } from './screen-fallback.tsx';
import { useScrollMemory } from './scroll-memory.ts';

const HomeScreen = lazyScreen(() => import('#screens/home/home-screen.tsx'));
const CategoriesScreen = lazyScreen(() => import('#screens/categories/categories-screen.tsx'));
const CategoryScreen = lazyScreen(() => import('#screens/places/category-screen.tsx'));
const PlaceDetailScreen = lazyScreen(() => import('#screens/places/place-detail-screen.tsx'));
const SearchScreen = lazyScreen(() => import('#screens/search/search-screen.tsx'));
const LoginScreen = lazyScreen(() => import('#screens/auth/login-screen.tsx'));
const RegisterScreen = lazyScreen(() => import('#screens/auth/register-screen.tsx'));
const FavoritesScreen = lazyScreen(() => import('#screens/favorites/favorites-screen.tsx'));
const ProfileScreen = lazyScreen(() => import('#screens/profile/profile-screen.tsx'));
const HistoryScreen = lazyScreen(() => import('#screens/profile/history/history-screen.tsx'));
const SettingsScreen = lazyScreen(() => import('#screens/profile/settings/settings-screen.tsx'));
const HelpScreen = lazyScreen(() => import('#screens/profile/help/help-screen.tsx'));
const ClubRoutes = lazyScreen(() => import('./club-routes.tsx'));
const ClubPageRoutes = lazyScreen(() => import('./club-page-routes.tsx'));
const AdminRoutes = lazyScreen(() => import('./admin-routes.tsx'));
const ManagerRoutes = lazyScreen(() => import('./manager-routes.tsx'));
const TermsScreen = lazyScreen(() => import('#screens/legal/terms-screen.tsx'));
const PrivacyScreen = lazyScreen(() => import('#screens/legal/privacy-screen.tsx'));

/** Every address of the app. */
export function AppRoutes() {
  useScrollMemory();
  return (
    <AppShell>
      <Suspense>
        <MaintenancePart />
      </Suspense>
      <AccountNotices />
      <ScreenBoundary>
        <Suspense fallback={<ScreenFallback />}>
          <Routes>
            <Route path="/" element={<HomeScreen />} />
            <Route path="/categories" element={<CategoriesScreen />} />
            <Route path="/places/:categorySlug" element={<CategoryScreen />} />
            <Route path="/places/:categorySlug/:placeId" element={<PlaceDetailScreen />} />
            <Route path="/search" element={<SearchScreen />} />
            <Route path="/login" element={<LoginScreen />} />
            <Route path="/register" element={<RegisterScreen />} />
            <Route
              path="/favorites"
              element={
                <RequireSession>
                  <FavoritesScreen />
                </RequireSession>
              }
            />
            <Route
              path="/profile"
              element={
                <RequireSession>
                  <ProfileScreen />
                </RequireSession>
              }
            />
            <Route
              path="/history"
              element={
                <RequireSession>
                  <HistoryScreen />
                </RequireSession>
              }
            />
            <Route
              path="/settings"
              element={
                <RequireSession>
                  <SettingsScreen />
                </RequireSession>
              }
            />
            <Route path="/help" element={<HelpScreen />} />
            <Route path="/subscription/*" element={<ClubRoutes />} />
            <Route path="/club/*" element={<ClubPageRoutes />} />
            <Route path="/admin/*" element={<AdminRoutes />} />
            <Route path="/manager/*" element={<ManagerRoutes />} />
            <Route path="/terms" element={<TermsScreen />} />
            <Route path="/privacy" element={<PrivacyScreen />} />
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Suspense>
      </ScreenBoundary>
    </AppShell>
  );
}
