import { useLayoutEffect, useRef } from 'react';

/**
 * Whatever is moved to another place in the page loses the focus: it stays with what is moved.
 * @param items what is shown, in its order
 * @returns what to call right before the order changes
 */
export function useFocusKept(items: unknown): () => void {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  }, [items]);
  return () => {
    focused.current = document.activeElement;
  };
}
