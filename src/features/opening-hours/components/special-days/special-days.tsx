import { useState } from 'react';
import { CalendarCheck, CalendarPlus } from 'lucide-react';
import type { Holiday } from '#features/opening-hours/model/holidays.ts';
import { upcomingHolidays } from '#features/opening-hours/model/holidays.ts';
import { brandMoment } from '#features/reservations/model/reservation-times.ts';
import { findSpecialDay } from '#features/opening-hours/model/special-day.ts';
import type { User } from '#features/account/model/user.ts';
import { shortDateText } from '#features/opening-hours/panel-texts.ts';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { useNow } from '#ui/use-now.ts';
import { useManagedPlaces } from '#features/places/components/scope/use-managed-places.ts';

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
  const [selectedHoliday, setSelectedHoliday] = useState<Holiday | null>(null);
  if (!places || places.length === 0) return null;
  return (
    <CardSection
      title="Feriados e dias especiais"
      lead="Fecha ou muda o horário num dia só? Escolha o dia, e a página e os benefícios seguem."
    >
      <ul className="flex flex-wrap gap-2">
        {upcomingHolidays(today, maxOfferedHolidays).map((holiday) => {
          const hasSpecialHours = places.some(({ hours }) => findSpecialDay(hours, holiday.date));
          return (
            <li key={holiday.date}>
              <Button
                variant="secondary"
                onClick={() => {
                  setSelectedHoliday(holiday);
                }}
              >
                {hasSpecialHours && <CalendarCheck aria-hidden size={18} className="shrink-0 text-open" />}
                <span>
                  {holiday.name}{' '}
                  <span className="font-medium whitespace-nowrap text-ink-muted">
                    {shortDateText(holiday.date)}
                  </span>
                  {hasSpecialHours && <span className="sr-only">, já com horário próprio</span>}
                </span>
              </Button>
            </li>
          );
        })}
        <li>
          <Button
            variant="secondary"
            onClick={() => {
              setSelectedHoliday({ date: '', name: '' });
            }}
          >
            <CalendarPlus aria-hidden size={18} />
            Outro dia
          </Button>
        </li>
      </ul>
      {selectedHoliday && (
        <SpecialDayDialog
          user={user}
          holiday={selectedHoliday}
          today={today}
          onClose={() => {
            setSelectedHoliday(null);
          }}
        />
      )}
    </CardSection>
  );
}
