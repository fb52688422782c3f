import { use } from 'react';
import { CalendarCheck } from 'lucide-react';
import type { Place } from '#features/places/model/place.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { ReserveContext } from './reserve-context.ts';
import { reserveTarget } from './reserve-target.ts';

interface ReserveButtonProps {
  place: Pick<Place, 'title' | 'phone' | 'reservation'>;
  block?: boolean;
}

/** Renders the button 'Reservar'; nothing for a place without a way to reserve. */
export function ReserveButton({ place, block }: ReserveButtonProps) {
  const openRequest = use(ReserveContext);
  const target = reserveTarget(place);
  if (!target) return null;
  const content = (
    <>
      <CalendarCheck aria-hidden size={20} />
      <span>
        Reservar<span className="sr-only"> {target.way}</span>
      </span>
    </>
  );
  return target.kind === 'request' ? (
    <Button onClick={openRequest} block={block} aria-haspopup="dialog" data-reserve>
      {content}
    </Button>
  ) : (
    <ButtonAnchor href={target.href} block={block}>
      {content}
    </ButtonAnchor>
  );
}
