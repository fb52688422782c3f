import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Focuses `target` after a dialog closes whose opener was removed: elements behind an open dialog cannot be focused.
 * @returns a function to call before the dialog closes; without the call, the dialog returns the focus to its opener
 */
export function useFocusOnceClosed(
  target: RefObject<HTMLElement | null>,
  isOpen: boolean,
): () => void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (isOpen || !isAsked.current) return;
    isAsked.current = false;
    target.current?.focus();
  }, [isOpen, target]);
  return () => {
    isAsked.current = true;
  };
}
