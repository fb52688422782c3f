import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Focuses `target` after a dialog closes whose opener was removed: elements behind an open dialog cannot be focused.
 * @returns a function to call before the dialog closes; without the call, the dialog returns the focus to its opener
 */
export function useFocusAfterClose(
  target: RefObject<HTMLElement | null>,
  isOpen: boolean,
): () => void {
  const isRequested = useRef(false);
  useEffect(() => {
    if (isOpen || !isRequested.current) return;
    isRequested.current = false;
    target.current?.focus();
  }, [isOpen, target]);
  return () => {
    isRequested.current = true;
  };
}
