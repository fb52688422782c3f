import { EventStatus } from '#features/events/components/card/event-status.tsx';
import * as texts from '#features/events/texts.ts';
import { Badge } from '#ui/badge.tsx';

/** Renders 'Encerrado' for an event that is over, or 'Cancelado' if all remaining dates are cancelled. */
export function NoNextDateBadge({ isOver }: { isOver: boolean }) {
  return isOver ? <Badge>{texts.eventEnded}</Badge> : <EventStatus status="cancelled" />;
}
