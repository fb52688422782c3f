import { Sparkles } from 'lucide-react';
import type {
  ReservationRequest,
  ReservationStatus,
} from '#features/reservations/model/reservation-request.ts';
import * as texts from '#features/reservations/texts.ts';
import { Badge } from '#ui/badge.tsx';
import type { BadgeTone } from '#ui/badge.tsx';

const tones: Record<ReservationStatus, BadgeTone> = {
  pending: 'warning',
  confirmed: 'open',
  declined: 'closed',
  cancelled: 'neutral',
  no_show: 'closed',
};

type BadgeFields = Pick<ReservationRequest, 'status' | 'priority'>;

/** Renders the status of a reservation and the badge of club members. */
export function ReservationBadges(reservation: BadgeFields) {
  return (
    <div className="flex flex-wrap gap-2">
      <StatusBadge {...reservation} />
      <PriorityBadge {...reservation} />
    </div>
  );
}

export function StatusBadge({ status }: Pick<BadgeFields, 'status'>) {
  return <Badge tone={tones[status]}>{texts.reservationStatusLabels[status]}</Badge>;
}

/** Renders the badge of club members; nothing for other guests. */
export function PriorityBadge({ priority }: Pick<BadgeFields, 'priority'>) {
  return (
    priority && (
      <Badge tone="sun">
        <Sparkles aria-hidden size={15} />
        {texts.clubPriority}
      </Badge>
    )
  );
}
