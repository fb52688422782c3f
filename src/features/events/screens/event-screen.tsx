import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { eventQuery } from '#features/events/data/event-queries.ts';
import { AppError } from '#shared/app-error.ts';
import { eventLinkCorrection } from '#features/events/model/event-link.ts';
import { placeIdFromParam } from '#features/places/model/place-link.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useCorrectedAddress } from '#ui/use-corrected-address.ts';
import { EventPageSkeleton } from './event/event-page-skeleton.tsx';
import { EventPageView } from './event/event-page-view.tsx';

/** Hardly anybody sees it. */
const EventProblem = lazyPart(
  'Carregando...',
  async () => (await import('./event/event-problem.tsx')).EventProblem,
  { hasPlace: false },
);

const missingId = new AppError('invalid-input', 'The address holds no event id');

export default function EventScreen() {
  const { eventId: eventParam = '' } = useParams();
  const id = placeIdFromParam(eventParam).trim();
  const { data, error, refetch } = useQuery({ ...eventQuery(id), enabled: id !== '' });
  useCorrectedAddress(data ? eventLinkCorrection(data.event, eventParam) : null);

  if (id === '' || (error && !data)) {
    return <EventProblem error={id === '' ? missingId : error} onRetry={() => void refetch()} />;
  }
  if (!data) return <EventPageSkeleton />;
  return <EventPageView key={data.event.id} page={data} />;
}
