import { useSearchParams } from 'react-router-dom';
import type { EventPeriod } from '#features/events/data/managed-event-store.ts';
import * as texts from '#features/events/panel-texts.ts';
import { ToggleChip } from '#ui/chip.tsx';

const spanParam = 'quando';
const pastValue = 'passados';

/** Returns the selection of future or past events, which is stored in the URL, and a function that changes it. */
export function useEventPeriod(): [EventPeriod, (span: EventPeriod) => void] {
  const [params, setParams] = useSearchParams();
  return [
    params.get(spanParam) === pastValue ? 'past' : 'coming',
    (span) => {
      setParams(
        (previous) => {
          if (span === 'past') previous.set(spanParam, pastValue);
          else previous.delete(spanParam);
          return previous;
        },
        { replace: true },
      );
    },
  ];
}

interface SpanChoiceProps {
  value: EventPeriod;
  onChange: (span: EventPeriod) => void;
}

export function SpanChoice({ value, onChange }: SpanChoiceProps) {
  return (
    <div role="group" aria-label={texts.spanLabel} className="mt-4 flex flex-wrap gap-2">
      <ToggleChip
        pressed={value === 'coming'}
        onToggle={() => {
          onChange('coming');
        }}
      >
        {texts.upcomingEvents}
      </ToggleChip>
      <ToggleChip
        pressed={value === 'past'}
        onToggle={() => {
          onChange('past');
        }}
      >
        {texts.pastEvents}
      </ToggleChip>
    </div>
  );
}
