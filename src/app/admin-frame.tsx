import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { AdminTabs } from '#screens/admin/frame/admin-tabs.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { ScreenFallback } from './screen-fallback.tsx';

/** The tabs above every admin page; they stay while a page's code arrives, and when it fails. */
export function AdminFrame() {
  return (
    <>
      <AdminTabs />
      <ScreenBoundary>
        <Suspense fallback={<ScreenFallback />}>
          <Outlet />
        </Suspense>
      </ScreenBoundary>
    </>
  );
}
