import { useState } from 'react';
import { CalendarCheck, CalendarPlus } from 'lucide-react';
import { upcomingHolidays } from '#features/opening-hours/model/holidays.ts';
import { brandMoment } from '#shared/calendar/brand-moment.ts';
import { findSpecialDay } from '#features/opening-hours/model/special-day.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/opening-hours/panel-texts.ts';
import { shortDateText } from '#shared/formats/stored-dates.ts';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { useNow } from '#ui/use-now.ts';
import { useManagedPlaces } from '#features/places/components/scope/use-managed-places.ts';
import type { NamedDay } from './special-day-dialog.tsx';

const SpecialDayDialog = lazyDialog(
  async () => (await import('./special-day-dialog.tsx')).SpecialDayDialog,
);

/** Number of holidays offered. */
const maxOfferedHolidays = 4;

/**
 * Renders buttons for the next holidays, so that a manager can set special hours with two taps: the day, then the
 * hours.
 */
export function SpecialDays({ user }: { user: User }) {
  const { places } = useManagedPlaces(user);
  const { date: today } = brandMoment(useNow());
  const [selectedDay, setSelectedDay] = useState<NamedDay | null>(null);
  if (!places || places.length === 0) return null;
  return (
    <CardSection title={texts.specialDaysTitle} lead={texts.specialDaysLead}>
      <ul className="flex flex-wrap gap-2">
        {upcomingHolidays(today, maxOfferedHolidays).map(({ date, key }) => {
          const name = texts.holidayNames[key];
          const hasSpecialHours = places.some(({ hours }) => findSpecialDay(hours, date));
          return (
            <li key={date}>
              <Button
                variant="secondary"
                block
                onClick={() => {
                  setSelectedDay({ date, name });
                }}
              >
                {hasSpecialHours && (
                  <CalendarCheck aria-hidden size={18} className="shrink-0 text-open" />
                )}
                <span>
                  {name}{' '}
                  <span className="font-medium whitespace-nowrap text-ink-muted">
                    {shortDateText(date)}
                  </span>
                  {hasSpecialHours && <span className="sr-only">{texts.ownHoursNote}</span>}
                </span>
              </Button>
            </li>
          );
        })}
        <li>
          <Button
            variant="secondary"
            block
            onClick={() => {
              setSelectedDay({ date: '', name: '' });
            }}
          >
            <CalendarPlus aria-hidden size={18} />
            {texts.otherDay}
          </Button>
        </li>
      </ul>
      {selectedDay && (
        <SpecialDayDialog
          user={user}
          day={selectedDay}
          today={today}
          onClose={() => {
            setSelectedDay(null);
          }}
        />
      )}
    </CardSection>
  );
}
