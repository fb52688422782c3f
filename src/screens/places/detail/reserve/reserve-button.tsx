import { CalendarCheck } from 'lucide-react';
import type { Place } from '#domain/place.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { reserveTarget } from './reserve-target.ts';

interface ReserveButtonProps {
  place: Pick<Place, 'title' | 'phone' | 'reservation'>;
  block?: boolean;
}

/** 'Reservar'; absent where a place offers no way to. */
export function ReserveButton({ place, block }: ReserveButtonProps) {
  const target = reserveTarget(place);
  if (!target) return null;
  return (
    <ButtonAnchor href={target.href} block={block}>
      <CalendarCheck aria-hidden size={20} />
      <span>
        Reservar<span className="sr-only"> {target.way}</span>
      </span>
    </ButtonAnchor>
  );
}
