import { Suspense } from 'react';
import type { ComponentProps } from 'react';
import { Outlet } from 'react-router-dom';
import { PanelTabs } from '#ui/panel-tabs.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { ScreenFallback } from './screen-fallback.tsx';

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
