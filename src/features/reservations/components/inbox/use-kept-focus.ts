import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * The focus goes to `target` when a button that had it has gone with what it was for: with the answer given, the
 * buttons of the answer go away.
 * @param state what the buttons follow from
 */
export function useKeptFocus(target: RefObject<HTMLElement | null>, state: string): void {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const near = target.current?.closest('li, section') ?? null;
    const remember = (event: Event) => {
      focused.current = event.target as Element;
    };
    if (focused.current && !focused.current.isConnected && document.activeElement === document.body)
      target.current?.focus();
    near?.addEventListener('focusin', remember);
    return () => {
      near?.removeEventListener('focusin', remember);
    };
  }, [target, state]);
}
