import type { ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Category } from '#features/categories/model/category.ts';
import type { Place } from '#features/places/model/place.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import * as texts from '#features/places/panel-texts.ts';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/class-names.ts';
import { rowsClasses } from '#ui/rows.tsx';

interface PlaceRowsProps {
  places: readonly Place[];
  categories: readonly Category[];
  /** Returns the text after the category name, below the title. */
  detail: (place: Place) => ReactNode;
  /** Returns the actions shown next to the place. */
  action?: (place: Place) => ReactNode;
}

/** Renders the rows of a manager's places, with their status and a link to the public page. */
export function PlaceRows({ places, categories, detail, action }: PlaceRowsProps) {
  return (
    <ul className={rowsClasses}>
      {places.map((place) => {
        const { categoryName } = placeSummary(place, categories);
        return (
          <li key={place.id} className="flex items-center">
            <Link
              to={placeLink({ id: place.id, title: place.title, categoryName })}
              className={cx(
                'flex min-h-16 min-w-0 flex-1 items-center gap-x-3 gap-y-1 px-4 py-3 -outline-offset-3 hover:bg-sunken',
                // With an action, a phone has no room for the status next to the text.
                action && 'flex-wrap sm:flex-nowrap',
              )}
            >
              <span className={cx('min-w-0', action ? 'basis-full sm:flex-1' : 'flex-1')}>
                <span className="block font-semibold wrap-anywhere">{place.title}</span>
                <span className="block text-sm text-ink-muted">
                  {categoryName} · {detail(place)}
                </span>
              </span>
              <Badge tone={place.isActive ? 'open' : 'neutral'}>
                {place.isActive ? texts.activeStatus : texts.inactiveStatus}
              </Badge>
              <ChevronRight
                aria-hidden
                size={20}
                className={cx('shrink-0 text-ink-muted', action && 'max-sm:hidden')}
              />
            </Link>
            {action && <span className="pr-3">{action(place)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
