import { Suspense } from 'react';
import type { ComponentProps } from 'react';
import { Outlet } from 'react-router-dom';
import { PanelTabs } from '#ui/panel-tabs.tsx';
import { ScreenBoundary, ScreenFallback } from './screen-boundary.tsx';

/** Renders the tabs above every page of a panel. They stay while a chunk loads and when it fails. */
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
