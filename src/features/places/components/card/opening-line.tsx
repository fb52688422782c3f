import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { getOpeningState } from '#features/opening-hours/model/opening-state.ts';
import type { OpeningState } from '#features/opening-hours/model/opening-state.ts';
import { hoursOnPlacePage, openingLineText } from '#features/opening-hours/texts.ts';
import { cx } from '#ui/class-names.ts';
import { useNow } from '#ui/use-now.ts';

const tones: Record<Exclude<OpeningState['kind'], 'unknown'>, string> = {
  open: 'text-open',
  'closing-soon': 'text-warning',
  closed: 'text-ink-muted',
};

/**
 * Renders 'Aberto · fecha 23:00' or 'Abre ter 18:00' for the current minute, 'Consulte o horário' for hours as text, or
 * nothing if the hours are unknown.
 */
export function OpeningLine({ hours }: { hours: PlaceHours }) {
  const now = useNow();
  const state = getOpeningState(hours, now);
  if (hours.kind === 'text')
    return <span className="truncate text-ink-muted">{hoursOnPlacePage}</span>;
  if (state.kind === 'unknown') return null;
  return (
    <span className={cx('truncate font-semibold tabular row:whitespace-normal', tones[state.kind])}>
      {openingLineText(state, now)}
    </span>
  );
}
