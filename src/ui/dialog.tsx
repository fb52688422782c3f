import { useCallback, useEffect, useId, useReducer, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { cx } from './class-names.ts';
import { DialogHold } from './dialog-hold.ts';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  title: string;
  open?: boolean;
  /** Called to close it; never while it is busy. */
  onClose: () => void;
  /**
   * Something is under way whose end it shows: Esc, the veil and the closing button do nothing. A form of the kit
   * says so itself.
   */
  isBusy?: boolean;
  /** Comes from the lower edge of a phone, over its whole width. */
  isSheet?: boolean;
  /** Covers the whole screen. */
  isWhole?: boolean;
  children: ReactNode;
}

const middle =
  'mx-auto mt-[min(12dvh,6rem)] mb-auto max-h-[calc(100dvh-min(12dvh,6rem)-1rem)] w-[min(28rem,calc(100vw-2rem))] rounded-card';
const lowerEdge =
  'mx-auto mt-auto mb-0 max-h-[88dvh] w-full max-w-[min(40rem,100vw)] overscroll-contain rounded-t-card md:mt-[min(12dvh,6rem)] md:mb-auto md:max-h-[80dvh] md:rounded-card';

const wholeScreen = 'm-0 h-dvh max-h-none w-full max-w-none';

/** A modal on the native dialog: focus stays inside, Esc and a tap on the veil ask to close it. */
export function Dialog(props: DialogProps) {
  const { title, open = true, onClose, isBusy = false, children } = props;
  const { isSheet = false, isWhole = false } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const titleId = useId();
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const [holds, setHolds] = useState(0);
  const isHeld = isBusy || holds > 0;
  const hold = useCallback(() => {
    setHolds((count) => count + 1);
    return () => {
      setHolds((count) => count - 1);
    };
  }, []);

  const ask = () => {
    if (!isHeld) onClose();
  };

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
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file chooser inside has a cancel of its own.
        if (event.target !== ref.current) return;
        event.preventDefault();
        ask();
      }}
      onClose={(event) => {
        // A question inside closes by itself.
        if (event.target !== ref.current) return;
        ask();
        rerender();
      }}
      onClick={(event) => {
        // One that covers the whole screen has no veil.
        if (!isWhole && event.target === ref.current) ask();
      }}
      // Held at its top: what comes late makes it longer and moves nothing.
      className={cx(
        // What is focused shows its label too.
        'scroll-pt-16 bg-surface text-ink shadow-float backdrop:bg-veil',
        isWhole ? wholeScreen : isSheet ? lowerEdge : middle,
      )}
    >
      {open && (
        <div className={isWhole ? 'mx-auto max-w-3xl p-4' : 'p-5'}>
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="min-w-0 py-2 text-xl font-bold wrap-anywhere">
              {isWhole ? <span className="line-clamp-2">{title}</span> : title}
            </h2>
            <IconButton label="Fechar" aria-disabled={isHeld} onClick={ask} className="-mr-2">
              <X aria-hidden size={22} />
            </IconButton>
          </div>
          <DialogHold value={hold}>{children}</DialogHold>
        </div>
      )}
    </dialog>
  );
}
