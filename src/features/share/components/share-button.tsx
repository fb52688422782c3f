import type { ReactNode } from 'react';
import { shareErrors } from '#features/share/texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { cx } from '#ui/class-names.ts';
import { useToast } from '#ui/toast.tsx';
import { usePopover } from '#ui/use-popover.ts';

interface ShareButtonProps {
  title: string;
  /** The page's own address, as linkTo() makes it; null for the one that is open. */
  path: string | null;
  className: string;
  /** Where the menu stands, for a button at the beginning of its line: below it, to its right. */
  opensRight?: true;
  /** What the button shows; without words it needs `label`. */
  children: ReactNode;
  label?: string;
}

/** Most devices have a sharing of their own. */
const ShareMenu = lazyPart('Abrindo...', async () => (await import('./share-menu.tsx')).ShareMenu, {
  hasPlace: false,
});

/** The device's own sharing where there is one, otherwise a small menu. */
export function ShareButton({
  title,
  path,
  className,
  opensRight,
  children,
  label,
}: ShareButtonProps) {
  const { open, setOpen, root, button, panelId, buttonProps } = usePopover();
  const toast = useToast();

  const address = () => location.origin + (path ?? location.pathname);

  const share = async () => {
    if (typeof navigator.share !== 'function') {
      setOpen(!open);
      return;
    }
    try {
      await navigator.share({ title, url: address() });
    } catch (error) {
      // Closing the device's sheet is a choice; anything else leaves the menu as the way.
      if (!(error instanceof Error && error.name === 'AbortError')) setOpen(true);
    }
  };

  const copy = async () => {
    setOpen(false);
    button.current?.focus();
    try {
      await navigator.clipboard.writeText(address());
      toast('Link copiado');
    } catch {
      // No clipboard without https or permission: the address bar is left.
      toast(errorSentence(shareErrors, 'unknown'));
    }
  };

  return (
    <div ref={root} className="relative">
      <button
        ref={button}
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
            address={address()}
            onCopy={() => void copy()}
            onClose={() => {
              setOpen(false);
            }}
          />
        </div>
      )}
    </div>
  );
}
