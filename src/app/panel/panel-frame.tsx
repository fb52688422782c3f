import { Suspense } from 'react';
import type { ReactNode } from 'react';
import * as texts from '#app/texts.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { RequireRole } from '../guards/require-role.tsx';
import type { Audience } from '../guards/require-role.tsx';
import { ScreenBoundary, ScreenFallback } from '../screen-boundary.tsx';

// Loaded next to the first screen, so that a screen does not wait for the icons of all others.
const PanelNavigation = lazyPart(
  texts.loading,
  async () => (await import('./panel-navigation.tsx')).PanelNavigation,
  { hasPlace: false },
);

interface PanelFrameProps {
  /** Users who may open the panel. */
  audience: Audience;
  children: ReactNode;
}

/**
 * Frame of a panel, instead of the visitors' header, footer and tabs. Its navigation stays while the chunk of a screen
 * loads and when it fails.
 */
export function PanelFrame({ audience, children }: PanelFrameProps) {
  return (
    <>
      <ScreenBoundary>
        <Suspense fallback={<ScreenFallback />}>
          <RequireRole audience={audience}>{children}</RequireRole>
        </Suspense>
      </ScreenBoundary>
      <PanelNavigation audience={audience} />
    </>
  );
}
