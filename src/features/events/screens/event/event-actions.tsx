import { Navigation, Ticket, CalendarPlus } from 'lucide-react';
import { directionsUrl } from '#features/places/model/directions.ts';
import type { PublicEvent } from '#features/events/model/event-page.ts';
import type { EventDate } from '#features/events/model/event.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { eventMoment, eventPriceText } from '#features/events/texts.ts';
import { ButtonAnchor, Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { usePopover } from '#ui/use-popover.ts';
import { OffBadge } from './off-badge.tsx';
import type { CalendarChoicesProps } from './calendar-choices.tsx';

interface EventActionsProps {
  event: PublicEvent;
  place: PlaceSummary;
  /** Null if no future date takes place. */
  next: EventDate | null;
  /** True if no future date remains, not even a cancelled one. */
  isOver: boolean;
  /** True to show price and date, if the actions are not next to the heading. */
  hasSummary?: boolean;
  className?: string;
}

/** Renders the actions of an event: tickets, calendar and directions. */
export function EventActions(props: EventActionsProps) {
  const { event, place, next, isOver, hasSummary, className } = props;
  const hasTickets = next?.status === 'scheduled' && event.ticketUrl !== '';
  const price = eventPriceText(event.priceCents);
  return (
    <div className={cx('flex flex-col gap-3', className)}>
      {hasSummary && (
        <div className="flex flex-col gap-1">
          {price && next && <p className="text-xl font-extrabold tabular">{price}</p>}
          {next ? (
            <p className="text-ink-muted tabular">{eventMoment(next)}</p>
          ) : (
            <p>
              <OffBadge isOver={isOver} />
            </p>
          )}
        </div>
      )}
      {hasTickets && (
        <ButtonAnchor href={event.ticketUrl} block rel="noopener noreferrer nofollow">
          <Ticket aria-hidden size={20} />
          Comprar ingresso
        </ButtonAnchor>
      )}
      {next && <AddToCalendar event={event} place={place} date={next} isMain={!hasTickets} />}
      <ButtonAnchor href={directionsUrl(place)} variant="secondary" block>
        <Navigation aria-hidden size={20} />
        Como chegar
      </ButtonAnchor>
    </div>
  );
}

const CalendarChoices = lazyDialog(
  async () => (await import('./calendar-choices.tsx')).CalendarChoices,
);

interface AddToCalendarProps extends Omit<CalendarChoicesProps, 'onChosen'> {
  /** True if this is the primary action. */
  isMain: boolean;
}

/** Renders a button with links to the calendar file for devices and to common web calendars. */
function AddToCalendar({ isMain, ...about }: AddToCalendarProps) {
  const { open, setOpen, root, button, panelId, buttonProps } = usePopover();
  return (
    <div ref={root} className="relative">
      <Button
        ref={button}
        block
        variant={isMain ? 'primary' : 'secondary'}
        {...buttonProps}
        onPointerEnter={CalendarChoices.preload}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <CalendarPlus aria-hidden size={20} />
        Adicionar ao calendário
      </Button>
      {open && (
        <div
          id={panelId}
          className="absolute inset-x-0 top-full z-20 mt-2 appear rounded-card border border-line bg-surface p-2 text-ink shadow-float"
        >
          <CalendarChoices
            {...about}
            onChosen={() => {
              setOpen(false);
            }}
          />
        </div>
      )}
    </div>
  );
}
