import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Moves the focus to `fallbackRef` if the focused button was unmounted, such as the answer buttons after an answer.
 * @param renderKey value on which the rendered buttons depend
 */
export function useFocusFallback(
  fallbackRef: RefObject<HTMLElement | null>,
  renderKey: string,
): void {
  const lastFocused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const container = fallbackRef.current?.closest('li, section') ?? null;
    const rememberFocus = (event: Event) => {
      lastFocused.current = event.target as Element;
    };
    if (
      lastFocused.current &&
      !lastFocused.current.isConnected &&
      document.activeElement === document.body
    )
      fallbackRef.current?.focus();
    container?.addEventListener('focusin', rememberFocus);
    return () => {
      container?.removeEventListener('focusin', rememberFocus);
    };
  }, [fallbackRef, renderKey]);
}
