import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
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

/** Every address of the app. */
export function AppRoutes() {
  useScrollMemory();
  return (
    <AppShell>
      <ScreenBoundary>
        <Suspense fallback={<ScreenFallback />}>
          <Routes>
            <Route path="/" element={<HomeScreen />} />
            <Route path="/categories" element={<CategoriesScreen />} />
            <Route path="/places/:categorySlug" element={<CategoryScreen />} />
            <Route path="/places/:categorySlug/:placeId" element={<PlaceDetailScreen />} />
            <Route path="/search" element={<SearchScreen />} />
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Suspense>
      </ScreenBoundary>
    </AppShell>
  );
}
