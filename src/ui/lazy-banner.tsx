import type { ComponentType } from 'react';
import { lazyCode, useLazyCode } from './lazy-code.ts';
import { whenIdle } from './when-idle.ts';

const maxWaitMs = 2000;

/** Creates a banner whose chunk is loaded after the page. If it fails to load, nothing is shown. */
export function lazyBanner<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const bannerCode = lazyCode(() => whenIdle(maxWaitMs).then(load));
  return function LazyNotice(props: Props) {
    const { code: Banner } = useLazyCode(bannerCode);
    return Banner && <Banner {...props} />;
  };
}
