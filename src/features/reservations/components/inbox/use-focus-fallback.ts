import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Moves the focus to `target` if the focused button was unmounted, such as the answer buttons after an answer.
 * @param state value on which the rendered buttons depend
 */
export function useFocusFallback(target: RefObject<HTMLElement | null>, state: string): void {
  const lastFocused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const container = target.current?.closest('li, section') ?? null;
    const rememberFocus = (event: Event) => {
      lastFocused.current = event.target as Element;
    };
    if (
      lastFocused.current &&
      !lastFocused.current.isConnected &&
      document.activeElement === document.body
    )
      target.current?.focus();
    container?.addEventListener('focusin', rememberFocus);
    return () => {
      container?.removeEventListener('focusin', rememberFocus);
    };
  }, [target, state]);
}
