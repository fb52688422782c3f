import { Suspense } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import type { RoutePathFor } from '#shared/routes.ts';
import { RunOnMount, repeatEarlyPress } from '#ui/progressive/early-press.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { optionalPart } from '#ui/progressive/lazy-part.tsx';
import { AppShell } from './shell/app-shell.tsx';
import { lazyScreen } from './lazy-screen.ts';
import type { LazyScreen } from './lazy-screen.ts';
import { useNavigationFeedback } from './navigation-feedback.ts';
import { RevealDeviceParts } from '#ui/progressive/reveal-device-parts.ts';
import { ScreenBoundary, ScreenFallback } from './screen-boundary.tsx';
import { screenRoutes } from './route-tables/screen-routes.tsx';
import type { ClubPath, LazyPath, ScreensOf } from './route-tables/screen-routes.tsx';
import { useScrollRestoration } from './scroll-memory.ts';

/** The banners of every page, loaded after the page itself. */
const LazyDeferredBanners = optionalPart(
  async () => (await import('./guards/deferred-banners.tsx')).DeferredBanners,
);

const AccountBanners = optionalPart(
  async () => (await import('./guards/account-banners.tsx')).AccountBanners,
);

/** Renders the banners of the account. Their chunk is loaded when a user is signed in or a session has just ended. */
function AccountBannersPart() {
  const { user, signOutReason } = useSession();
  return (user ?? signOutReason) && <AccountBanners />;
}

const publicScreens: ScreensOf<Exclude<RoutePathFor<'anyone'>, ClubPath | LazyPath>, LazyScreen> = {
  '/': lazyScreen(() => import('#features/home/screens/home-screen.tsx')),
  '/categories': lazyScreen(() => import('#features/categories/screens/categories-screen.tsx')),
  '/places/:categorySlug': lazyScreen(
    () => import('#features/categories/screens/category/category-screen.tsx'),
  ),
  '/places/:categorySlug/:placeId': lazyScreen(
    () => import('#features/place-page/screens/place-detail-screen.tsx'),
  ),
  '/subscription': lazyScreen(() => import('#features/club/screens/subscription-screen.tsx')),
  '/club': lazyScreen(() => import('#features/offers/screens/offers-screen.tsx')),
  '/agenda': lazyScreen(() => import('#features/events/screens/agenda-screen.tsx')),
  '/agenda/:eventId': lazyScreen(() => import('#features/events/screens/event-screen.tsx')),
  '/listas/:listId': lazyScreen(() => import('./route-tables/list-routes.tsx')),
  '/search': lazyScreen(() => import('#features/search/screens/search-screen.tsx')),
  '/login': lazyScreen(() => import('#features/account/screens/auth/login-screen.tsx')),
  '/register': lazyScreen(() => import('#features/account/screens/auth/register-screen.tsx')),
};

const ClubRoutes = lazyScreen(() => import('./route-tables/club-routes.tsx'));
const ClubPageRoutes = lazyScreen(() => import('./route-tables/club-page-routes.tsx'));
const SignedInRoutes = lazyScreen(() => import('./route-tables/signed-in-routes.tsx'));

/**
 * Loads the chunk of the public screen at this address, if any, so that it can be rendered immediately. Rejects with
 * CodeLoadError.
 */
export async function preloadScreen(pathname: string): Promise<void> {
  const screenEntry = Object.entries(publicScreens).find(([path]) => matchPath(path, pathname));
  const code = await screenEntry?.[1].preload();
  await code?.default.preload?.();
}

/** Renders the routes of every address of the app (src/shared/routes.ts). */
export function AppRoutes() {
  useScrollRestoration();
  useNavigationFeedback();
  return (
    <AppShell>
      <LazyDeferredBanners />
      <AccountBannersPart />
      <ScreenBoundary>
        <Suspense fallback={<ScreenFallback />}>
          <Routes>
            {screenRoutes(publicScreens)}
            <Route path="/subscription/*" element={<ClubRoutes />} />
            <Route path="/club/*" element={<ClubPageRoutes />} />
            <Route path="*" element={<SignedInRoutes />} />
          </Routes>
          <RevealDeviceParts />
          <RunOnMount run={repeatEarlyPress} />
        </Suspense>
      </ScreenBoundary>
    </AppShell>
  );
}
