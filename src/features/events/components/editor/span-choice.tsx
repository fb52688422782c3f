import { useSearchParams } from 'react-router-dom';
import type { EventSpan } from '#features/events/data/managed-event-store.ts';
import { ToggleChip } from '#ui/chip.tsx';

const parameter = 'quando';
const past = 'passados';

/** Selects future or past events. The selection is stored in the URL. */
export function useEventSpan(): [EventSpan, (span: EventSpan) => void] {
  const [params, setParams] = useSearchParams();
  return [
    params.get(parameter) === past ? 'past' : 'coming',
    (span) => {
      setParams(
        (known) => {
          if (span === 'past') known.set(parameter, past);
          else known.delete(parameter);
          return known;
        },
        { replace: true },
      );
    },
  ];
}

interface SpanChoiceProps {
  value: EventSpan;
  onChange: (span: EventSpan) => void;
}

export function SpanChoice({ value, onChange }: SpanChoiceProps) {
  return (
    <div role="group" aria-label="Quais eventos" className="mt-4 flex flex-wrap gap-2">
      <ToggleChip
        pressed={value === 'coming'}
        onToggle={() => {
          onChange('coming');
        }}
      >
        Próximos
      </ToggleChip>
      <ToggleChip
        pressed={value === 'past'}
        onToggle={() => {
          onChange('past');
        }}
      >
        Passados
      </ToggleChip>
    </div>
  );
}
