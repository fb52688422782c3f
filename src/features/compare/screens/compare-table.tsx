import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useCategoryNames } from '#features/categories/components/use-category-names.ts';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { listComparedAmenities } from '#features/compare/model/compared-amenities.ts';
import type { Coordinates } from '#shared/geo.ts';
import { getOpeningState } from '#features/opening-hours/model/opening-state.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import { amenityLabel, priceLabels } from '#features/places/texts.ts';
import { shortBenefitText } from '#features/offers/card-texts.ts';
import * as texts from '#features/compare/texts.ts';
import { hoursOnPlacePage, openingStateText } from '#features/opening-hours/texts.ts';
import { distanceText } from '#features/map/components/near-me/distance-text.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import { toCardState } from '#features/places/components/card/card-state.ts';
import { useBenefit } from '#features/places/components/card/use-benefit.ts';
import type { useChosenPlaces } from '#features/compare/components/use-chosen-places.ts';
import { RatingLine } from '#features/reviews/components/rating-line.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TransitionLink } from '#ui/transition-link.tsx';
import { useNow } from '#ui/use-now.ts';

type ComparedPlace = ReturnType<typeof useChosenPlaces>[number];

interface CompareTableProps {
  places: readonly ComparedPlace[];
  /** Position of the visitor; null hides the row of distances. */
  visitor: Coordinates | null;
  onRemove: (id: string) => void;
}

interface CompareRow {
  label: string;
  cell: (place: PlaceSummary) => ReactNode;
}

/** Renders the comparison. On phones the table scrolls horizontally and its labels are sticky. */
export function CompareTable({ places, visitor, onRemove }: CompareTableProps) {
  const now = useNow();
  const categoryNameOf = useCategoryNames();
  const { data: categories = [] } = useQuery(categoriesQuery());
  const columns = places.map((column) => ({
    ...column,
    summary: column.place && placeSummary(column.place, categories),
  }));
  const loadedSummaries = columns.flatMap(({ summary }) => summary ?? []);

  const rows: CompareRow[] = [
    {
      label: texts.nowRow,
      cell: ({ hours }) =>
        hours.kind === 'text'
          ? hoursOnPlacePage
          : openingStateText(getOpeningState(hours, now), now),
    },
    {
      label: texts.ratingRow,
      cell: ({ rating, reviewsCount }) => <RatingLine rating={rating} count={reviewsCount} />,
    },
    { label: texts.priceRow, cell: ({ price }) => priceLabels[price] },
    ...(visitor
      ? [{ label: texts.distanceRow, cell: ({ geo }: PlaceSummary) => distanceText(visitor, geo) }]
      : []),
    { label: texts.neighborhoodRow, cell: ({ neighborhood }) => neighborhood },
    { label: texts.categoryRow, cell: ({ categoryName }) => categoryNameOf(categoryName) },
    { label: texts.clubRow, cell: (summary) => <BenefitCell place={summary} /> },
    ...listComparedAmenities(loadedSummaries).map((amenity) => ({
      label: amenityLabel(amenity),
      cell: ({ amenities }: PlaceSummary) => amenities.includes(amenity) && <OfferedIcon />,
    })),
  ];

  return (
    // Focusable, so that it can be scrolled with the keyboard.
    <div
      role="region"
      aria-label={texts.comparisonLabel}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      // Positioned, because absolutely positioned sr-only texts would otherwise widen the page.
      className="relative -mx-4 mt-6 overflow-x-auto px-4 md:mx-0 md:px-0"
    >
      <table className="[border-collapse:separate] [border-spacing:0] text-left align-top">
        <caption className="sr-only">{texts.tableCaption}</caption>
        <thead>
          <tr>
            <th scope="col" className={cornerClasses}>
              <span className="sr-only">{texts.criteriaColumn}</span>
            </th>
            {columns.map((column) => (
              <th key={column.id} scope="col" className="w-60 min-w-40 px-2 pb-3 align-top">
                <ColumnHeader column={column} onRemove={onRemove} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cell }) => (
            <tr key={label}>
              <th scope="row" className={rowLabelClasses}>
                {label}
              </th>
              {columns.map(({ id, summary }) => (
                <td
                  key={id}
                  className="h-12 border-t border-line px-2 py-3 align-top wrap-anywhere"
                >
                  {summary
                    ? cell(summary) || <UnknownValue />
                    : summary === null && <UnknownValue />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const stickyClasses = 'sticky left-0 z-10 w-32 min-w-29 bg-canvas pr-2';
const cornerClasses = stickyClasses;
const rowLabelClasses = `${stickyClasses} border-t border-line py-3 align-top text-sm font-semibold wrap-anywhere text-ink-muted`;

interface ColumnHeaderProps {
  column: ComparedPlace & { summary: PlaceSummary | null | undefined };
  onRemove: (id: string) => void;
}

function ColumnHeader({ column: { id, summary, error, onRetry }, onRemove }: ColumnHeaderProps) {
  const removeButton = (label: string) => (
    <IconButton
      label={label}
      className="absolute top-1 right-1 bg-photo-veil text-on-photo"
      onClick={() => {
        onRemove(id);
      }}
    >
      <X aria-hidden size={20} />
    </IconButton>
  );
  if (summary) {
    return (
      <div className="relative">
        <PlacePicture
          image={summary.cover}
          alt=""
          sizes="15rem"
          className="aspect-[4/3] rounded-card"
        />
        {removeButton(texts.removePlace(summary.title))}
        <TransitionLink
          to={placeLink(summary)}
          state={toCardState(summary)}
          className="mt-1 block min-h-11 py-2 font-bold text-ink underline-offset-4 hover:underline"
        >
          <span className="line-clamp-3 wrap-anywhere">{summary.title}</span>
        </TransitionLink>
      </div>
    );
  }
  return (
    <div className="relative font-normal">
      {summary === null || error ? (
        <div className="aspect-[4/3] rounded-card bg-sunken" />
      ) : (
        <Skeleton className="aspect-[4/3] rounded-card" />
      )}
      {removeButton(texts.removeUnknownPlace)}
      <div className="mt-1 min-h-11 py-2">
        {summary === null ? (
          texts.placeGone
        ) : error ? (
          <FailureLine sentences={texts.chosenPlaceErrors} error={error} onRetry={onRetry} />
        ) : (
          <span role="status" className="sr-only">
            {texts.loadingPlace}
          </span>
        )}
      </div>
    </div>
  );
}

function BenefitCell({ place }: { place: PlaceSummary }) {
  const benefit = useBenefit(place);
  return benefit ? (
    <span className="font-semibold text-sun-ink">{shortBenefitText(benefit)}</span>
  ) : (
    <UnknownValue />
  );
}

function OfferedIcon() {
  return (
    <>
      <Check aria-hidden size={20} className="text-open" />
      <span className="sr-only">{texts.offered}</span>
    </>
  );
}

function UnknownValue() {
  return (
    <>
      <span aria-hidden className="text-ink-muted">
        —
      </span>
      <span className="sr-only">{texts.unknownValue}</span>
    </>
  );
}
