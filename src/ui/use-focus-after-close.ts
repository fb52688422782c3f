import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Focuses `focusTarget` after a dialog closes whose opener was removed: elements behind an open dialog cannot be
 * focused.
 * @returns a function to call before the dialog closes; without the call, the dialog returns the focus to its opener
 */
export function useFocusAfterClose(
  focusTarget: RefObject<HTMLElement | null>,
  isOpen: boolean,
): () => void {
  const isRequested = useRef(false);
  useEffect(() => {
    if (isOpen || !isRequested.current) return;
    isRequested.current = false;
    focusTarget.current?.focus();
  }, [isOpen, focusTarget]);
  return () => {
    isRequested.current = true;
  };
}
