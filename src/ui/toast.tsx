import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';

interface Toast {
  id: number;
  text: string;
  action?: { label: string } & ({ run: () => void } | { to: string });
}

type ShowToast = (text: string, action?: Toast['action']) => void;

/** Adds the region of an open dialog; the returned function removes it. */
type AddRegion = (region: Element) => () => void;

// Neither value ever changes: a changed context discards server-rendered parts that are not hydrated yet.
const ToastContext = createContext<ShowToast | null>(null);
const RegionContext = createContext<AddRegion | null>(null);

const regionClasses =
  'pointer-events-none fixed inset-x-4 bottom-(--over-foot) z-50 flex justify-center';
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

  const [dialogRegions, setDialogRegions] = useState<readonly Element[]>([]);
  const addRegion = useCallback<AddRegion>((region) => {
    setDialogRegions((regions) => [...regions, region]);
    return () => {
      setDialogRegions((regions) => regions.filter((other) => other !== region));
    };
  }, []);
  const openRegion = dialogRegions.at(-1);

  const toastElement = toast && (
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
  );

  return (
    <ToastContext value={showToast}>
      <RegionContext value={addRegion}>{children}</RegionContext>
      <div role="status" className={regionClasses}>
        {!openRegion && toastElement}
      </div>
      {openRegion && createPortal(toastElement, openRegion)}
    </ToastContext>
  );
}

/**
 * Shows and announces the toasts while a modal dialog is open, as part of that dialog: it covers the rest of the page
 * and makes it inert.
 */
export function DialogToasts() {
  const regionRef = useRef<HTMLDivElement>(null);
  const addRegion = use(RegionContext);
  useLayoutEffect(() => {
    if (regionRef.current) return addRegion?.(regionRef.current);
  }, [addRegion]);
  return <div ref={regionRef} aria-live="polite" className={regionClasses} />;
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
