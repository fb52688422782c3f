import { createElement, lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { lazyCode } from '#ui/lazy-code.ts';

/** A screen whose code arrives when it is gone to, or before it is drawn when `preload` asked for it. */
export type LazyScreen = ComponentType & {
  /** Rejects with CodeLoadError. */
  preload: () => Promise<ScreenCode>;
};

/** The code of a screen, or of a table that loads it. */
interface ScreenCode {
  default: ComponentType & Partial<Pick<LazyScreen, 'preload'>>;
}

/** A screen whose code arrives when it is gone to; where it does not, ScreenBoundary offers to reload. */
export function lazyScreen(load: () => Promise<ScreenCode>): LazyScreen {
  const code = lazyCode(load);
  const Later = lazy(code.load);
  function Screen() {
    // The same for as long as it is shown: another type of component would begin anew.
    const [Shown] = useState<ComponentType>(() => code.loaded()?.default ?? Later);
    return createElement(Shown);
  }
  return Object.assign(Screen, { preload: code.load });
}
