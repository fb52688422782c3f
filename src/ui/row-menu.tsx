import { useLayoutEffect, useState } from 'react';
import { EllipsisVertical } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cx } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { usePopover } from './use-popover.ts';

/** One action of a row: a link if it has an address, otherwise a button. */
export interface RowMenuItem {
  label: string;
  /** Accessible name: begins with the label and names the record. */
  name: string;
  icon: LucideIcon;
  to?: string;
  onSelect?: () => void;
  isDisabled?: boolean;
  isDanger?: boolean;
}

interface RowMenuProps {
  /** Accessible name of the button. It names the record. */
  label: string;
  items: readonly RowMenuItem[];
}

/** Distances of the panel from the edges of the viewport, in pixels. */
interface PanelPlace {
  top: number;
  right: number;
}

/** Height of an item and of the padding of the panel, in pixels. */
const itemHeight = 44;
const panelPadding = 18;

/**
 * Renders the less frequent actions of a row behind a button. The panel is placed next to the button in the viewport,
 * because the card around the rows clips its content.
 */
export function RowMenu({ label, items }: RowMenuProps) {
  const { open, setOpen, root, button, panelId, buttonProps } = usePopover();
  const [place, setPlace] = useState<PanelPlace>();

  const itemCount = items.length;

  // The panel follows its button: the list may change its height while the panel is open.
  useLayoutEffect(() => {
    if (!open) return;
    const move = () => {
      if (button.current) setPlace(placeNextTo(button.current, itemCount));
    };
    move();
    document.addEventListener('scroll', move, { capture: true, passive: true });
    window.addEventListener('resize', move);
    return () => {
      document.removeEventListener('scroll', move, { capture: true });
      window.removeEventListener('resize', move);
    };
  }, [open, button, itemCount]);

  return (
    <div ref={root} className="flex">
      <IconButton
        ref={button}
        label={label}
        {...buttonProps}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <EllipsisVertical aria-hidden size={20} />
      </IconButton>
      {open && (
        <ul
          id={panelId}
          style={place}
          className="fixed z-40 appear rounded-card border border-line bg-surface p-2 shadow-float"
        >
          {items.map((item) => (
            <li key={item.label}>
              <Item
                item={item}
                onSelect={() => {
                  setOpen(false);
                  // A dialog that opens now returns the focus to the button.
                  button.current?.focus();
                  item.onSelect?.();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Returns the place of a panel below the button, or above it if there is no room. */
function placeNextTo(button: Element, itemCount: number): PanelPlace {
  const { top, bottom, right } = button.getBoundingClientRect();
  const height = itemCount * itemHeight + panelPadding;
  const { clientWidth, clientHeight } = document.documentElement;
  const fitsBelow = bottom + height <= clientHeight;
  return { top: fitsBelow ? bottom : Math.max(0, top - height), right: clientWidth - right };
}

function Item({ item, onSelect }: { item: RowMenuItem; onSelect: () => void }) {
  const { label, name, icon: Icon, to, isDisabled = false, isDanger = false } = item;
  const classes = cx(
    'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-medium hover:bg-sunken aria-disabled:opacity-40',
    isDanger && 'text-danger',
  );
  const content = (
    <>
      <Icon aria-hidden size={18} className="shrink-0" />
      {label}
    </>
  );
  return to === undefined ? (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isDisabled}
      className={classes}
      onClick={() => {
        if (!isDisabled) onSelect();
      }}
    >
      {content}
    </button>
  ) : (
    <Link to={to} aria-label={name} className={classes}>
      {content}
    </Link>
  );
}
