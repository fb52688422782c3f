import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import * as texts from '#ui/texts.ts';
import { cx } from './class-names.ts';
import { prepareDialogExit } from './dialog-exit.ts';
import { DialogHoldContext } from './dialog-hold.ts';
import { IconButton } from './icon-button.tsx';
import { DialogToasts } from './toast.tsx';
import { useSwipeDown } from './use-swipe-down.ts';
import './dialog.css';

interface DialogProps {
  title: string;
  /** Called on a request to close; never while the dialog is busy. */
  onClose: () => void;
  /**
   * True while a task runs whose result the dialog shows: Esc, the backdrop and the close button then do nothing. A
   * dialog with a <Form> does not need this prop, because the form itself keeps the dialog open.
   */
  isBusy?: boolean;
  /** True for a dialog that is a sheet at the bottom of the screen on phones. It closes by swiping its header down. */
  isSheet?: boolean;
  /** Covers the whole screen. */
  isFullScreen?: boolean;
  children: ReactNode;
}

/**
 * Renders a modal on the native dialog element: it traps the focus; Esc and a tap on the backdrop call onClose. It
 * closes when it is removed or `open` is false, and returns the focus at once.
 */
export function Dialog({ open = true, ...props }: DialogProps & { open?: boolean }) {
  return open && <OpenDialog {...props} />;
}

function OpenDialog(props: DialogProps) {
  const { title, onClose, isBusy = false, children } = props;
  const { isSheet = false, isFullScreen = false } = props;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const openerRef = useRef<Element | null>(null);
  const titleId = useId();
  const [, rerender] = useReducer((renderCount: number) => renderCount + 1, 0);
  const [holdCount, setHoldCount] = useState(0);
  const isLocked = isBusy || holdCount > 0;
  const keepOpen = useCallback(() => {
    setHoldCount((count) => count + 1);
    return () => {
      setHoldCount((count) => count - 1);
    };
  }, []);

  const requestClose = () => {
    if (!isLocked) onClose();
  };

  const swipeHandlers = useSwipeDown(dialogRef, requestClose);

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    return () => {
      if (dialog) queueMicrotask(prepareDialogExit(dialog));
    };
  }, []);

  // This effect runs after every render: on a second Esc the browser closes the dialog without a cancelable event, and
  // a busy dialog must be opened again.
  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    if (!dialog.open) {
      openerRef.current = document.activeElement;
      dialog.showModal();
    }
    return () => {
      // The browser returns the focus when a dialog is closed, but not when it is removed from the page.
      if (!dialog.isConnected && openerRef.current instanceof HTMLElement)
        openerRef.current.focus();
    };
  });

  return (
    // The backdrop belongs to the dialog element itself. Keyboard users close it with Esc or the close button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialogRef}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file input inside the dialog fires its own cancel event.
        if (event.target !== dialogRef.current) return;
        event.preventDefault();
        requestClose();
      }}
      onClose={(event) => {
        // A nested dialog fires its own close event.
        if (event.target !== dialogRef.current) return;
        requestClose();
        rerender();
      }}
      onClick={(event) => {
        // A full-screen dialog has no backdrop.
        if (!isFullScreen && event.target === dialogRef.current) requestClose();
      }}
      className={cx(
        'dialog bg-surface text-ink shadow-float',
        isFullScreen ? 'dialog-full' : isSheet ? 'dialog-sheet' : 'dialog-centered rounded-card',
      )}
    >
      <div className={isFullScreen ? 'mx-auto max-w-3xl p-4' : 'p-5'}>
        <div
          {...(isSheet && swipeHandlers)}
          className={cx('flex items-start justify-between gap-4', isSheet && 'sheet-header')}
        >
          <h2 id={titleId} className="min-w-0 py-2 text-xl font-bold wrap-anywhere">
            {isFullScreen ? <span className="line-clamp-2">{title}</span> : title}
          </h2>
          <IconButton
            label={texts.close}
            aria-disabled={isLocked}
            onClick={requestClose}
            className="-mr-2"
          >
            <X aria-hidden size={22} />
          </IconButton>
        </div>
        <DialogHoldContext value={keepOpen}>{children}</DialogHoldContext>
      </div>
      <DialogToasts />
    </dialog>
  );
}
