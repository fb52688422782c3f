import { createElement, lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { lazyCode } from '#ui/progressive/lazy-code.ts';

/** A screen whose chunk is loaded on navigation, or before rendering through `preload`. */
export type LazyScreen = ComponentType & {
  /** Rejects with CodeLoadError. */
  preload: () => Promise<ScreenCode>;
};

/** The module of a screen, or of a route table that loads it. */
interface ScreenCode {
  default: ComponentType & Partial<Pick<LazyScreen, 'preload'>>;
}

/** Creates a screen whose chunk is loaded on navigation. If loading fails, ScreenBoundary offers a reload. */
export function lazyScreen(load: () => Promise<ScreenCode>): LazyScreen {
  const code = lazyCode(load);
  const DeferredScreen = lazy(code.load);
  function Screen() {
    // The state keeps the component type while the screen is mounted: a different type would remount the screen.
    const [ShownScreen] = useState<ComponentType>(() => code.loaded()?.default ?? DeferredScreen);
    return createElement(ShownScreen);
  }
  return Object.assign(Screen, { preload: code.load });
}
