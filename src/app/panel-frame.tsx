import { Suspense } from 'react';
import type { ComponentProps } from 'react';
import { Outlet } from 'react-router-dom';
import { PanelTabs } from '#ui/panel-tabs.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { ScreenFallback } from './screen-fallback.tsx';

/** The tabs above every page of a panel; they stay while a page's code arrives, and when it fails. */
export function PanelFrame(panel: ComponentProps<typeof PanelTabs>) {
  return (
    <>
      <PanelTabs {...panel} />
      <ScreenBoundary>
        <Suspense fallback={<ScreenFallback />}>
          <Outlet />
        </Suspense>
      </ScreenBoundary>
    </>
  );
}
