import type { EventDateStatus } from '#features/events/model/event-date.ts';
import { dateBlockTexts, eventStatusLabels } from '#features/events/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/class-names.ts';

/** Renders 'Cancelado' or 'Esgotado', or nothing for a date that takes place as planned. */
export function EventStatus({ status }: { status: EventDateStatus }) {
  const label = eventStatusLabels[status];
  return label && <Badge tone={status === 'cancelled' ? 'closed' : 'warning'}>{label}</Badge>;
}

interface DateBlockProps {
  /** Local day number. */
  day: number;
  className: string;
}

/** Renders a day like a leaf of a calendar. Screen readers get the day from the texts around it. */
export function DateBlock({ day, className }: DateBlockProps) {
  const { weekday, date, month } = dateBlockTexts(day);
  return (
    <div
      aria-hidden
      className={cx(
        'flex flex-col items-center justify-center bg-sea-soft text-sm font-semibold text-sea-ink',
        className,
      )}
    >
      {weekday}
      <span className="text-3xl font-extrabold tabular">{date}</span>
      {month}
    </div>
  );
}
