import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Moves the focus to `target` if the focused button was unmounted, such as the answer buttons after an answer.
 * @param state value on which the rendered buttons depend
 */
export function useFocusFallback(target: RefObject<HTMLElement | null>, state: string): void {
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
