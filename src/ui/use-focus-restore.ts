import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus on an element whose position in the DOM changes: without this, the change can remove the focus.
 * @param items the items in display order
 * @returns a function to call right before the order changes
 */
export function useFocusRestore(items: unknown): () => void {
  const focusedElement = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (focusedElement.current instanceof HTMLElement) focusedElement.current.focus();
    focusedElement.current = null;
  }, [items]);
  return () => {
    focusedElement.current = document.activeElement;
  };
}
