import { useState } from 'react';
import type { User } from '#features/account/model/user.ts';
import type { SpecialDay } from '#features/opening-hours/model/special-day.ts';
import * as texts from '#features/opening-hours/panel-texts.ts';
import { dayNumberOf } from '#shared/zoned-time.ts';
import { fullDateText } from '#shared/formats/stored-dates.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useManagedPlaces } from '#features/places/components/scope/use-managed-places.ts';
import { ApplyToAll } from './apply-to-all.tsx';
import { SpecialDayRow } from './special-day-row.tsx';

export interface NamedDay {
  /** 'YYYY-MM-DD'; '' if the user selects the day in the dialog. */
  date: string;
  /** Name of a holiday; '' for another day. */
  name: string;
}

interface SpecialDayDialogProps {
  user: User;
  day: NamedDay;
  /** 'YYYY-MM-DD' in the brand's time zone. */
  today: string;
  onClose: () => void;
}

/** Edits the hours of each of a manager's places on one day. Every choice is saved immediately. */
export function SpecialDayDialog({ user, day, today, onClose }: SpecialDayDialogProps) {
  const [enteredDate, setEnteredDate] = useState('');
  const [lastSave, setLastSave] = useState<{ placeId: string; day: SpecialDay } | null>(null);
  const managedPlaces = useManagedPlaces(user);
  const places = managedPlaces.places ?? [];
  const isDateSelectable = day.date === '';
  const date = isDateSelectable ? enteredDate : day.date;
  const isPast = date !== '' && date < today;
  const isDateValid = dayNumberOf(date) !== null && !isPast;
  return (
    <Dialog title={isDateSelectable ? texts.otherDay : day.name} isSheet onClose={onClose}>
      {isDateSelectable ? (
        <TextField
          label={texts.dayLabel}
          type="date"
          min={today}
          value={enteredDate}
          onChange={setEnteredDate}
          error={isPast ? texts.pastDayHint : ''}
          className="mt-2"
        />
      ) : (
        <p className="text-ink-muted first-letter:uppercase">{fullDateText(date, today)}</p>
      )}
      {isDateValid && (
        <ul className="mt-3 divide-y divide-line">
          {places.map((place) => (
            <SpecialDayRow
              key={`${place.id} ${date}`}
              user={user}
              place={place}
              date={date}
              name={day.name}
              today={today}
              onSaved={(savedDay) => {
                setLastSave(savedDay === undefined ? null : { placeId: place.id, day: savedDay });
              }}
            >
              {lastSave?.placeId === place.id && (
                <ApplyToAll
                  user={user}
                  places={places}
                  date={date}
                  day={lastSave.day}
                  today={today}
                />
              )}
            </SpecialDayRow>
          ))}
        </ul>
      )}
      {isDateValid && managedPlaces.hasNextPage && (
        <Button
          variant="secondary"
          aria-disabled={managedPlaces.isFetchingNextPage}
          onClick={() => {
            if (!managedPlaces.isFetchingNextPage) void managedPlaces.fetchNextPage();
          }}
        >
          {texts.morePlaces}
        </Button>
      )}
    </Dialog>
  );
}
