import type { ReservationDay } from '#features/reservations/model/reservation-times.ts';
import * as texts from '#features/reservations/texts.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { ChoiceChip, ChoiceGroup } from './choice-chip.tsx';

interface TimeFieldProps {
  day: ReservationDay;
  name: string;
  value: string;
  onChange: (time: string) => void;
  readOnly: boolean;
  error: string;
  /** Opening hours as text, for places without structured hours. */
  hoursLines: readonly string[];
}

/** Renders the available times of the chosen date, or a free time input if the hours are unknown. */
export function TimeField({ day, hoursLines, ...field }: TimeFieldProps) {
  if (day.kind === 'any') {
    return (
      <TextField
        label={texts.timeLabel}
        type="time"
        required
        {...field}
        hint={hoursLines.length > 0 ? texts.hoursOfPlace(hoursLines) : texts.hoursUnknown}
      />
    );
  }
  if (day.kind !== 'times') return null;
  const { name, value, onChange, error } = field;
  return (
    <ChoiceGroup legend={texts.timeLabel} error={error}>
      <div className="flex flex-col gap-3">
        {groupTimes(day).map(([groupName, times]) => (
          <div key={groupName}>
            {groupName && <p className="mb-1 text-xs text-ink-muted">{groupName}</p>}
            <div className="grid grid-cols-4 gap-2">
              {times.map((time) => (
                <ChoiceChip
                  key={time}
                  name={name}
                  value={time}
                  checked={time === value}
                  onChoose={() => {
                    onChange(time);
                  }}
                >
                  {time}
                </ChoiceChip>
              ))}
            </div>
          </div>
        ))}
      </div>
    </ChoiceGroup>
  );
}

/**
 * Groups the times after midnight and the regular ones; more than twelve regular times are split by part of the day.
 */
function groupTimes({ afterMidnight, regular }: Extract<ReservationDay, { kind: 'times' }>) {
  const groups: [name: string, times: string[]][] = [
    [texts.lateNightContinued, afterMidnight],
    ...(regular.length <= 12
      ? ([[afterMidnight.length > 0 ? texts.duringDay : '', regular]] satisfies [
          string,
          string[],
        ][])
      : ([
          [texts.lateNight, regular.filter((time) => time < '06:00')],
          [texts.morning, regular.filter((time) => time >= '06:00' && time < '12:00')],
          [texts.afternoon, regular.filter((time) => time >= '12:00' && time < '18:00')],
          [texts.evening, regular.filter((time) => time >= '18:00')],
        ] satisfies [string, string[]][])),
  ];
  return groups.filter(([, times]) => times.length > 0);
}
