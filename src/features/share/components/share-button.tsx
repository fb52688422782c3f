import type { ReactNode } from 'react';
import * as texts from '#features/share/texts.ts';
import { basePath } from '#shared/language.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { cx } from '#ui/class-names.ts';
import { useToast } from '#ui/toast.tsx';
import { usePopover } from '#ui/use-popover.ts';

interface ShareButtonProps {
  title: string;
  /** Path to share, as linkTo() returns it; null for the current page. */
  path: string | null;
  className: string;
  /** Opens the menu to the right, for a button at the start of its line. */
  opensRight?: true;
  /** Content of the button; an icon without text needs `label`. */
  children: ReactNode;
  label?: string;
}

/** Lazy-loaded: most devices have a native share sheet. */
const ShareMenu = lazyPart(
  texts.opening,
  async () => (await import('./share-menu.tsx')).ShareMenu,
  {
    hasPlace: false,
  },
);

/** Opens the native share sheet if there is one, otherwise a small menu. */
export function ShareButton({
  title,
  path,
  className,
  opensRight,
  children,
  label,
}: ShareButtonProps) {
  const {
    open,
    setOpen,
    root: containerRef,
    button: buttonRef,
    panelId,
    buttonProps,
  } = usePopover();
  const toast = useToast();

  const getShareUrl = () => location.origin + (path === null ? location.pathname : basePath + path);

  const share = async () => {
    if (typeof navigator.share !== 'function') {
      setOpen(!open);
      return;
    }
    try {
      await navigator.share({ title, url: getShareUrl() });
    } catch (error) {
      // Dismissing the sheet is a choice of the user; after any other error the menu opens.
      if (!(error instanceof Error && error.name === 'AbortError')) setOpen(true);
    }
  };

  const copyLink = async () => {
    setOpen(false);
    buttonRef.current?.focus();
    try {
      await navigator.clipboard.writeText(getShareUrl());
      toast(texts.linkCopied);
    } catch {
      // The clipboard requires https and permission; the message points to the address bar.
      toast(errorSentence(texts.shareErrors, 'unknown'));
    }
  };

  return (
    <div ref={containerRef} className="relative">
      <button
        ref={buttonRef}
        type="button"
        aria-label={label}
        title={label}
        {...buttonProps}
        onClick={() => void share()}
        className={className}
      >
        {children}
      </button>
      {open && (
        <div
          id={panelId}
          className={cx(
            'absolute top-full z-20 mt-2 w-60 appear rounded-card border border-line bg-surface p-2 text-ink shadow-float',
            opensRight ? 'left-0' : 'right-0',
          )}
        >
          <ShareMenu
            title={title}
            url={getShareUrl()}
            onCopy={() => void copyLink()}
            onClose={() => {
              setOpen(false);
            }}
          />
        </div>
      )}
    </div>
  );
}
