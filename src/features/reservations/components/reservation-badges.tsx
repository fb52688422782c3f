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
export function ReservationBadges({ status, priority }: BadgeFields) {
  return (
    <div className="flex flex-wrap gap-2">
      <Badge tone={tones[status]}>{texts.reservationStatusLabels[status]}</Badge>
      {priority && (
        <Badge tone="sun">
          <Sparkles aria-hidden size={15} />
          {texts.clubPriority}
        </Badge>
      )}
    </div>
  );
}
