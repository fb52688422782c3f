import type { EventDateStatus } from '#features/events/model/event-date.ts';
import { eventStatusLabels } from '#features/events/texts.ts';
import { Badge } from '#ui/badge.tsx';

/** Renders 'Cancelado' or 'Esgotado', or nothing for a date that takes place as planned. */
export function EventStatus({ status }: { status: EventDateStatus }) {
  const label = eventStatusLabels[status];
  return label && <Badge tone={status === 'cancelled' ? 'closed' : 'warning'}>{label}</Badge>;
}
