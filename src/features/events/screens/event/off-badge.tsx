import { EventStatus } from '#features/events/components/card/event-status.tsx';
import { Badge } from '#ui/badge.tsx';

/** Why nobody should go: all that is left of it is cancelled, or nothing is left. */
export function OffBadge({ isOver }: { isOver: boolean }) {
  return isOver ? <Badge>Encerrado</Badge> : <EventStatus status="cancelled" />;
}
