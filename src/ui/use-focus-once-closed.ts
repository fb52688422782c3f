import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Focuses `target` once a dialog is gone that took the place of its opener away: nothing behind an open dialog can be
 * focused.
 *
 * @returns to be called before the dialog closes; a dialog that closes without it gives the focus back to its opener
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
