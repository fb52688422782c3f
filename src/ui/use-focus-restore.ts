import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus on an element that moves within the page, which would lose it.
 * @param items the items in display order
 * @returns a function to call right before the order changes
 */
export function useFocusRestore(items: unknown): () => void {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  }, [items]);
  return () => {
    focused.current = document.activeElement;
  };
}
