import { useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import * as texts from '#app/texts.ts';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { cx } from '#ui/class-names.ts';
import { usePopover } from '#ui/use-popover.ts';
import { topEntryClasses } from './top-link.tsx';

const CategoriesPanel = lazyDialog(
  async () => (await import('./categories-panel.tsx')).CategoriesPanel,
);

/** Renders 'Categorias' in the desktop header, a button that opens CategoriesPanel. */
export function CategoriesMenu() {
  const { open, setOpen, root, button, panelId, buttonProps } = usePopover();
  const { key, pathname } = useLocation();
  const [openedAtKey, setOpenedAtKey] = useState(key);

  if (open && openedAtKey !== key) setOpen(false);

  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        {...buttonProps}
        onClick={() => {
          setOpenedAtKey(key);
          setOpen(!open);
        }}
        className={`${topEntryClasses(/^\/(categories|places)/.test(pathname))} gap-1`}
      >
        {texts.categories}
        <ChevronDown
          aria-hidden
          size={18}
          className={cx('transition-transform duration-150', open && 'rotate-180')}
        />
      </button>
      {open && (
        <div
          id={panelId}
          className="absolute top-full left-0 z-40 mt-2 w-72 appear rounded-card border border-line bg-surface p-2 shadow-float"
        >
          <CategoriesPanel />
        </div>
      )}
    </div>
  );
}
