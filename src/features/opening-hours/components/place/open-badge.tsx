import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { getOpeningState } from '#features/opening-hours/model/opening-state.ts';
import type { OpeningState } from '#features/opening-hours/model/opening-state.ts';
import { openingStateText } from '#features/opening-hours/texts.ts';
import { Badge } from '#ui/badge.tsx';
import type { BadgeTone } from '#ui/badge.tsx';
import { cx } from '#ui/class-names.ts';

const badgeTones: Record<OpeningState['kind'], BadgeTone> = {
  unknown: 'neutral',
  open: 'open',
  'closing-soon': 'warning',
  closed: 'closed',
};

const plainTextClasses: Record<OpeningState['kind'], string> = {
  unknown: 'text-ink-muted',
  open: 'text-open',
  'closing-soon': 'text-warning',
  closed: 'text-danger',
};

interface OpenBadgeProps {
  hours: PlaceHours;
  now: Date;
  /** True to render only the text, for narrow layouts. */
  isPlain?: boolean;
}

/**
 * Renders the open state, such as 'Aberto · fecha 23:00'. Renders nothing for hours as text, which the hours section
 * shows.
 */
export function OpenBadge({ hours, now, isPlain }: OpenBadgeProps) {
  if (hours.kind === 'text') return null;
  const state = getOpeningState(hours, now);
  const text = openingStateText(state, now);
  if (isPlain) {
    return (
      <p className={cx('truncate text-sm font-semibold tabular', plainTextClasses[state.kind])}>
        {text}
      </p>
    );
  }
  return (
    <Badge tone={badgeTones[state.kind]}>
      <span aria-hidden className="size-2 rounded-full bg-current" />
      <span className="tabular">{text}</span>
    </Badge>
  );
}
