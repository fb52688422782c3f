import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Navigation, X } from 'lucide-react';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { planDay } from '#features/day-plan/model/day-plan.ts';
import type { DayPlanAddress } from '#features/day-plan/model/day-plan-address.ts';
import { minutesOf } from '#features/opening-hours/model/opening-spans.ts';
import { routeUrl } from '#features/places/model/directions.ts';
import type { Coordinates } from '#shared/geo.ts';
import { clockText } from '#shared/zoned-time.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { chosenPlaceErrors } from '#features/compare/texts.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import { toCardState } from '#features/places/components/card/card-state.ts';
import type { useChosenPlaces } from '#features/compare/components/use-chosen-places.ts';
import * as texts from '#features/day-plan/texts.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TransitionLink } from '#ui/transition-link.tsx';

interface PlannedStopsProps {
  places: ReturnType<typeof useChosenPlaces>;
  /** The planned times ('HH:MM') of some of the places, by id. */
  plannedAt: DayPlanAddress['plannedAt'];
  time: { dayNumber: number; begins: number };
  /** Start position, if known. */
  visitor: Coordinates | null;
  onRemove: (id: string) => void;
}

/** Renders the stops of the day and the places that do not fit. */
export function PlannedStops(props: PlannedStopsProps) {
  const { places, plannedAt, time, visitor, onRemove } = props;
  const { data: categories = [] } = useQuery(categoriesQuery());
  if (places.some(({ place, error }) => place === undefined && !error)) {
    return (
      <LoadingRegion label={texts.loadingPlaces}>
        <div className="mt-6 flex flex-col gap-3">
          {places.map(({ id }) => (
            <Skeleton key={id} className="h-24 w-full" />
          ))}
        </div>
      </LoadingRegion>
    );
  }
  const loadedPlaces = places.flatMap(({ place }) => place ?? []);
  const summaries = new Map(
    loadedPlaces.map((place) => [place.id, placeSummary(place, categories)]),
  );
  const plannedPlaces = loadedPlaces.map((place) => ({
    ...place,
    ...(plannedAt[place.id] && { plannedAt: minutesOf(plannedAt[place.id] ?? '') }),
  }));
  const { stops, skipped } = planDay(plannedPlaces, { ...time, origin: visitor });
  const renderRow = (id: string, details: ReactNode) => {
    const place = summaries.get(id);
    return place && <Row key={id} place={place} details={details} onRemove={onRemove} />;
  };
  const stopSummaries = stops.flatMap(({ id }) => summaries.get(id) ?? []);

  return (
    <>
      {stops.length > 0 && (
        <ol aria-label={texts.stopsLabel} className="mt-6 flex flex-col gap-3">
          {stops.map(({ id, arrives, leaves, metres }) =>
            renderRow(
              id,
              <>
                <span className="font-bold tabular">
                  {clockText(arrives)}–{clockText(leaves)}
                </span>
                {metres !== null && (
                  <span className="text-ink-muted tabular">
                    {' '}
                    {texts.stopDistance(metres, id === stops[0]?.id)}
                  </span>
                )}
              </>,
            ),
          )}
        </ol>
      )}
      {stops.length > 0 && (
        <ButtonAnchor href={routeUrl(stopSummaries)} className="mt-5 w-full sm:w-auto">
          <Navigation aria-hidden size={20} />
          {texts.openRoute}
        </ButtonAnchor>
      )}
      {skipped.length > 0 && (
        <section className="mt-8">
          <h2 className="text-lg font-bold">{texts.skippedTitle}</h2>
          <ul className="mt-3 flex flex-col gap-3">
            {skipped.map(({ id, reason }) => renderRow(id, texts.skipReasons[reason]))}
          </ul>
        </section>
      )}
      {places
        .filter(({ place }) => !place)
        .map(({ id, place, error, onRetry }) => (
          <div key={id} className="mt-3 flex items-center justify-between gap-3">
            {place === null ? (
              <p className="px-3 text-ink-muted">{texts.placeGone}</p>
            ) : (
              <FailureLine sentences={chosenPlaceErrors} error={error} onRetry={onRetry} />
            )}
            <RemoveButton
              label={texts.removeUnknownStop}
              onRemove={() => {
                onRemove(id);
              }}
            />
          </div>
        ))}
    </>
  );
}

interface RowProps {
  place: PlaceSummary;
  details: ReactNode;
  onRemove: (id: string) => void;
}

function Row({ place, details, onRemove }: RowProps) {
  return (
    <li className="flex items-center gap-3 rounded-card border border-line bg-surface p-3 shadow-card">
      <PlacePicture
        image={place.cover}
        alt=""
        category={place.categorySlug}
        sizes="4rem"
        className="size-16 shrink-0 rounded-control"
      />
      <div className="min-w-0 flex-1">
        <TransitionLink
          to={placeLink(place)}
          state={toCardState(place)}
          className="flex min-h-11 items-center font-semibold text-ink underline-offset-4 hover:underline"
        >
          <span className="line-clamp-2 wrap-anywhere">{place.title}</span>
        </TransitionLink>
        <p className="text-sm">{details}</p>
      </div>
      <RemoveButton
        label={texts.removeStop(place.title)}
        onRemove={() => {
          onRemove(place.id);
        }}
      />
    </li>
  );
}

function RemoveButton({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <IconButton label={label} onClick={onRemove}>
      <X aria-hidden size={20} />
    </IconButton>
  );
}
