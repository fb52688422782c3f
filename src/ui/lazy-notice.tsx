import type { ComponentType } from 'react';
import { lazyCode, useLazyCode } from './lazy-code.ts';
import { whenIdle } from './when-idle.ts';

const patienceMs = 2000;

/** A notice over the page whose code comes after the page's own: one that does not arrive is not missed. */
export function lazyNotice<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const notice = lazyCode(() => whenIdle(patienceMs).then(load));
  return function LazyNotice(props: Props) {
    const { code: Notice } = useLazyCode(notice);
    return Notice && <Notice {...props} />;
  };
}
