import { useEffect, useId, useRef, useState } from 'react';

/**
 * Manages a panel that a button opens. A tap or focus elsewhere closes it; Esc closes it and returns the focus to the
 * button. Set `root` on the parent of button and panel.
 */
export function usePopover() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // An enclosing dialog stays open.
      event.preventDefault();
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  return {
    open,
    setOpen,
    root,
    button,
    panelId,
    /** ARIA attributes of the button. */
    buttonProps: { 'aria-expanded': open, 'aria-controls': open ? panelId : undefined },
  };
}
