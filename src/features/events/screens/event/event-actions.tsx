import { Navigation, Ticket, CalendarPlus } from 'lucide-react';
import { directionsUrl } from '#features/places/model/directions.ts';
import type { PublicEvent } from '#features/events/model/event-page.ts';
import type { EventDate } from '#features/events/model/event-date.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import * as texts from '#features/events/texts.ts';
import { ButtonAnchor, Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { usePopover } from '#ui/use-popover.ts';
import { NoNextDateBadge } from './event-sections.tsx';
import type { CalendarChoicesProps } from './calendar-choices.tsx';

interface EventActionsProps {
  event: PublicEvent;
  place: PlaceSummary;
  /** Null if no future date takes place. */
  nextDate: EventDate | null;
  /** True if no future date remains, not even a cancelled one. */
  isOver: boolean;
  /** True to show price and date, if the actions are not next to the heading. */
  hasSummary?: boolean;
  className?: string;
}

/** Renders the actions of an event: tickets, calendar and directions. */
export function EventActions(props: EventActionsProps) {
  const { event, place, nextDate, isOver, hasSummary, className } = props;
  const hasTickets = nextDate?.status === 'scheduled' && event.ticketUrl !== '';
  const price = texts.eventPriceText(event.priceCents);
  return (
    <div className={cx('flex flex-col gap-3', className)}>
      {hasSummary && (
        <div className="flex flex-col gap-1">
          {price && nextDate && <p className="text-xl font-extrabold tabular">{price}</p>}
          {nextDate ? (
            <p className="text-ink-muted tabular first-letter:uppercase">
              {texts.eventDateLabel(nextDate)}
            </p>
          ) : (
            <p>
              <NoNextDateBadge isOver={isOver} />
            </p>
          )}
        </div>
      )}
      {hasTickets && (
        <ButtonAnchor href={event.ticketUrl} block rel="noopener noreferrer nofollow">
          <Ticket aria-hidden size={20} />
          {texts.buyTicket}
        </ButtonAnchor>
      )}
      {nextDate && (
        <AddToCalendar event={event} place={place} date={nextDate} isPrimary={!hasTickets} />
      )}
      <ButtonAnchor href={directionsUrl(place)} variant="secondary" block>
        <Navigation aria-hidden size={20} />
        {texts.directions}
      </ButtonAnchor>
    </div>
  );
}

const CalendarChoices = lazyDialog(
  async () => (await import('./calendar-choices.tsx')).CalendarChoices,
);

interface AddToCalendarProps extends Omit<CalendarChoicesProps, 'onChosen'> {
  /** True if this is the primary action. */
  isPrimary: boolean;
}

/** Renders a button with links to the calendar file for devices and to common web calendars. */
function AddToCalendar({ isPrimary, ...choicesProps }: AddToCalendarProps) {
  const { open, setOpen, root, button, panelId, buttonProps } = usePopover();
  return (
    <div ref={root} className="relative">
      <Button
        ref={button}
        block
        variant={isPrimary ? 'primary' : 'secondary'}
        {...buttonProps}
        onPointerEnter={CalendarChoices.preload}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <CalendarPlus aria-hidden size={20} />
        {texts.addToCalendar}
      </Button>
      {open && (
        <div
          id={panelId}
          className="absolute inset-x-0 top-full z-20 mt-2 appear rounded-card border border-line bg-surface p-2 text-ink shadow-float"
        >
          <CalendarChoices
            {...choicesProps}
            onChosen={() => {
              setOpen(false);
            }}
          />
        </div>
      )}
    </div>
  );
}
