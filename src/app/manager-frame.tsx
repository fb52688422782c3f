import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { ManagerTabs } from '#screens/manager/frame/manager-tabs.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { ScreenFallback } from './screen-fallback.tsx';

/** The tabs above the managers' pages; they stay while a page's code arrives, and when it fails. */
export function ManagerFrame() {
  return (
    <>
      <ManagerTabs />
      <ScreenBoundary>
        <Suspense fallback={<ScreenFallback />}>
          <Outlet />
        </Suspense>
      </ScreenBoundary>
    </>
  );
}
