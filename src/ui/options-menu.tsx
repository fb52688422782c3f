import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { usePopover } from './use-popover.ts';

interface OptionsMenuProps {
  /** Accessible name of the button. */
  label: string;
  options: readonly {
    key: string;
    content: ReactNode;
    isDangerous?: boolean;
    onChoose: () => void;
  }[];
  className?: string;
}

/** Renders a button that opens a menu of rarely used actions. The button has the focus when an action starts. */
export function OptionsMenu({ label, options, className }: OptionsMenuProps) {
  const { open, setOpen, root, button, panelId, buttonProps } = usePopover();
  return (
    <div ref={root} className={cx('relative', open && 'z-20', className)}>
      <IconButton
        ref={button}
        label={label}
        {...buttonProps}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <Ellipsis aria-hidden size={20} className="text-ink-muted" />
      </IconButton>
      {open && (
        <div
          id={panelId}
          className="absolute top-full right-2 w-60 appear rounded-card border border-line bg-surface p-2 text-ink shadow-float"
        >
          {options.map(({ key, content, isDangerous = false, onChoose }) => (
            <button
              key={key}
              type="button"
              onClick={() => {
                setOpen(false);
                // A dialog returns the focus to the element focused before. The options are unmounted by then.
                button.current?.focus();
                onChoose();
              }}
              className={cx(
                'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-medium hover:bg-sunken',
                isDangerous && 'text-danger',
              )}
            >
              {content}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
