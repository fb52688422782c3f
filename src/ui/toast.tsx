import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Toast {
  id: number;
  text: string;
  action?: { label: string } & ({ run: () => void } | { to: string });
}

type ShowToast = (text: string, action?: Toast['action']) => void;

const ToastContext = createContext<ShowToast | null>(null);
const visibleMs = 6000;
let lastId = 0;

/**
 * Returns a function that shows a short message at the bottom of the screen; a new message replaces the previous one.
 */
export function useToast(): ShowToast {
  const showToast = use(ToastContext);
  if (!showToast) throw new Error('useToast needs a ToastProvider above it');
  return showToast;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);
  const showToast = useCallback<ShowToast>((text, action) => {
    lastId += 1;
    setToast({ id: lastId, text, action });
  }, []);

  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => {
      setToast((current) => (current?.id === toast.id ? null : current));
    }, visibleMs);
    return () => {
      clearTimeout(timer);
    };
  }, [toast]);

  const toastElement = useMemo(
    () =>
      toast && (
        <div
          key={toast.id}
          className="pointer-events-auto flex appear items-center gap-3 rounded-control bg-ink px-4 py-3 text-canvas shadow-float"
        >
          <span>{toast.text}</span>
          {toast.action && (
            <ToastAction
              action={toast.action}
              onDone={() => {
                setToast(null);
              }}
            />
          )}
        </div>
      ),
    [toast],
  );

  return (
    <ToastContext value={showToast}>
      {children}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-(--over-foot) z-50 flex justify-center"
      >
        {toastElement}
      </div>
    </ToastContext>
  );
}

function ToastAction({
  action,
  onDone,
}: {
  action: NonNullable<Toast['action']>;
  onDone: () => void;
}) {
  const className =
    'inline-flex min-h-11 items-center rounded-control px-2 font-semibold underline';
  if ('to' in action) {
    return (
      <Link to={action.to} className={className} onClick={onDone}>
        {action.label}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        action.run();
        onDone();
      }}
    >
      {action.label}
    </button>
  );
}
