import { useEffect, useId, useReducer, useRef } from 'react';
import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  title: string;
  open: boolean;
  /** Asked to close it, which it may decline: one that is at work stays. */
  onClose: () => void;
  /** Name of the closing button, in the language of the app. */
  closeLabel: string;
  children: ReactNode;
}

/** A modal on the native dialog: focus stays inside, Esc and a tap on the veil ask to close it. */
export function Dialog({ title, open, onClose, closeLabel, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const titleId = useId();
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);

  // Not only when `open` changes: at a second Esc the browser closes it without asking.
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!open) {
      if (dialog.open) dialog.close();
      return;
    }
    if (!dialog.open) {
      opener.current = document.activeElement;
      dialog.showModal();
    }
    return () => {
      // The browser gives the focus back when a dialog is closed, but not when it is taken away.
      if (!dialog.isConnected && opener.current instanceof HTMLElement) opener.current.focus();
    };
  });

  return (
    // The veil belongs to the dialog element itself; the keyboard's way out is Esc and the closing button.
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file chooser inside has a cancel of its own.
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        onClose();
        lookAgain();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(28rem,calc(100vw-2rem))] rounded-card bg-surface text-ink shadow-float backdrop:bg-veil"
    >
      {open && (
        <div className="p-5">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="pt-2 text-xl font-bold">
              {title}
            </h2>
            <IconButton label={closeLabel} onClick={onClose} className="-mr-2">
              <X aria-hidden size={22} />
            </IconButton>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
