import type { ComponentType } from 'react';
import { lazyCode, useLazyCode } from './lazy-code.ts';

/** A notice over the page whose code comes after the page's own: one that does not arrive is not missed. */
export function lazyNotice<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const notice = lazyCode(load);
  return function LazyNotice(props: Props) {
    const { code: Notice } = useLazyCode(notice);
    return Notice && <Notice {...props} />;
  };
}
