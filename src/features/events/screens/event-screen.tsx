import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { eventQuery } from '#features/events/data/event-queries.ts';
import { AppError } from '#shared/app-error.ts';
import { eventLinkCorrection } from '#features/events/model/event-link.ts';
import * as texts from '#features/events/texts.ts';
import { placeIdFromParam } from '#features/places/model/place-link.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { useCanonicalPath } from '#ui/use-canonical-path.ts';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EventPageView } from './event/event-page-view.tsx';

/** Lazy-loaded, because few visitors see it. */
const EventLoadFailure = lazyPart(
  texts.loading,
  async () => (await import('./event/event-load-failure.tsx')).EventLoadFailure,
  { hasPlace: false },
);

const missingIdError = new AppError('invalid-input', 'The address holds no event id');

export default function EventScreen() {
  const { eventId: eventParam = '' } = useParams();
  const id = placeIdFromParam(eventParam).trim();
  const { data, error, refetch } = useQuery({ ...eventQuery(id), enabled: id !== '' });
  useCanonicalPath(data ? eventLinkCorrection(data.event, eventParam) : null);

  if (id === '' || (error && !data)) {
    return (
      <EventLoadFailure error={id === '' ? missingIdError : error} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <EventPageSkeleton />;
  return <EventPageView key={data.event.id} page={data} />;
}

/** Renders the skeleton of the page: the same boxes in the same positions, as tall as the screen. */
function EventPageSkeleton() {
  return (
    <div className="min-h-dvh">
      <LoadingRegion label={texts.loadingEvent}>
        <div className="md:page">
          <div className="hidden h-16 items-center md:flex">
            <Skeleton className="h-5 w-72" />
          </div>
        </div>
        <div className="grid gap-x-12 lg:page lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div>
            <Skeleton className="aspect-[16/10] max-h-[28rem] w-full rounded-none md:rounded-card" />
            <div className="page flex flex-col gap-3 pt-4 lg:px-0">
              <Skeleton className="h-8 w-3/4" />
              <Skeleton className="h-6 w-56" />
              <Skeleton className="h-40 w-full max-w-prose" />
            </div>
          </div>
          <Skeleton className="hidden h-80 rounded-card lg:block" />
        </div>
      </LoadingRegion>
    </div>
  );
}
