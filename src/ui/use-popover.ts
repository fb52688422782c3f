import { useEffect, useId, useRef, useState } from 'react';

/**
 * A panel that a button opens: a tap or the focus elsewhere closes it, Esc closes it and gives the focus back
 * to the button. Put `root` around button and panel.
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
      // A dialog around it stays.
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
    /** For the button: what it controls and whether that is shown. */
    buttonProps: { 'aria-expanded': open, 'aria-controls': open ? panelId : undefined },
  };
}
