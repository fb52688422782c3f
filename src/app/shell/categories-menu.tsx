import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { categoriesQuery } from '#data/categories/category-queries.ts';
import { popularCategories } from '#domain/category.ts';
import { categoryLink } from '#domain/place-link.ts';
import { categoriesErrors } from '#texts/errors/shell.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { CategoryGlyph } from '#components/category-icon/category-glyph.tsx';
import { cx } from '#ui/class-names.ts';
import { usePopover } from '#ui/use-popover.ts';

/** 'Categorias' in the desktop header: the popular ones that exist, and the way to all. */
export function CategoriesMenu() {
  const { open, setOpen, root, button, panelId, buttonProps } = usePopover();
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  const {
    data: categories = [],
    error,
    refetch,
  } = useQuery({ ...categoriesQuery(), enabled: open });

  if (open && openedAt !== key) setOpen(false);

  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        {...buttonProps}
        onClick={() => {
          setOpenedAt(key);
          setOpen(!open);
        }}
        className="inline-flex min-h-11 items-center gap-1 rounded-control px-3 font-medium hover:bg-sunken"
      >
        Categorias
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
          <p className="px-3 pt-2 pb-1 text-sm font-semibold text-ink-muted">
            Categorias Populares
          </p>
          {error && categories.length === 0 && (
            <FailureLine
              sentences={categoriesErrors}
              error={error}
              onRetry={() => void refetch()}
            />
          )}
          <ul>
            {popularCategories(categories).map((category) => (
              <li key={category.id}>
                <Link
                  to={categoryLink(category.name)}
                  className="flex min-h-11 items-center gap-3 rounded-control px-3 font-medium hover:bg-sunken"
                >
                  <CategoryGlyph category={category} size={20} />
                  {category.name}
                </Link>
              </li>
            ))}
          </ul>
          <Link
            to="/categories"
            className="mt-1 flex min-h-11 items-center rounded-control border-t border-line px-3 font-semibold text-sea-ink hover:bg-sunken"
          >
            Ver todas as categorias
          </Link>
        </div>
      )}
    </div>
  );
}
