import { useState } from 'react';
import { CalendarSearch, ChevronLeft, ChevronRight, UserCheck } from 'lucide-react';
import { stripDayCount, listStripDates } from '#features/reservations/model/reservation-inbox.ts';
import type { ExpectedGuests } from '#features/reservations/model/reservation-inbox.ts';
import { addDays, maxDaysAhead } from '#features/reservations/model/reservation-request.ts';
import * as texts from '#features/reservations/panel-texts.ts';
import { shortWeekdayText } from '#shared/formats/stored-dates.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { removeAndMoveFocus } from '#ui/remove-and-move-focus.ts';
import { RichText } from '#ui/rich-text.tsx';

interface DayStripProps {
  today: string;
  /** 'YYYY-MM-DD'. */
  date: string;
  /** True while the list of pending reservations of all days is shown, so that no day is selected. */
  isNoDayChosen: boolean;
  getPendingCount: (date: string) => { count: number; isMore: boolean };
  /** Null until the counts are loaded. */
  getConfirmedGuests: (date: string) => ExpectedGuests | null;
  onChoose: (date: string) => void;
}

/** Renders seven days with their pending and confirmed reservations, and controls to reach other days. */
export function DayStrip(props: DayStripProps) {
  const { today, date, isNoDayChosen, getPendingCount, getConfirmedGuests, onChoose } = props;
  const [typedDate, setTypedDate] = useState<string | null>(null);
  const days = listStripDates(date, today);
  const [first = today] = days;
  const last = days.at(-1) ?? today;
  const dayBefore = addDays(first, -1);
  return (
    <section aria-label={texts.days} className="mt-4">
      <div className="flex flex-wrap items-center gap-x-1 sm:gap-x-2">
        <IconButton
          label={texts.previousDays}
          className="-ml-2"
          onClick={() => {
            // Chooses the day before the strip if it is in the past, otherwise the first day of the seven days before.
            onChoose(dayBefore < today ? dayBefore : addDays(first, -stripDayCount));
          }}
        >
          <ChevronLeft aria-hidden size={22} />
        </IconButton>
        <p className="text-sm font-semibold tabular sm:text-base" aria-live="polite">
          {texts.daysText(first, last)}
        </p>
        <IconButton
          label={texts.nextDays}
          disabled={last >= addDays(today, maxDaysAhead)}
          onClick={() => {
            onChoose(addDays(last, 1));
          }}
        >
          <ChevronRight aria-hidden size={22} />
        </IconButton>
        {/* The browser opens its calendar below the icon. The field itself would repeat the day of the strip. */}
        <label
          title={texts.goToDay}
          className="relative ml-auto inline-grid size-11 place-content-center rounded-full hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-sea"
        >
          <CalendarSearch aria-hidden size={22} />
          <input
            type="date"
            aria-label={texts.goToDay}
            value={typedDate ?? date}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onClick={(event) => {
              event.currentTarget.showPicker();
            }}
            onChange={({ target: { value } }) => {
              setTypedDate(value);
              // While the user types a year, the input passes through years such as 0002.
              if (value > '2000') onChoose(value);
            }}
            onBlur={() => {
              setTypedDate(null);
            }}
          />
        </label>
        {(date !== today || isNoDayChosen) && (
          <Button
            variant="quiet"
            className="-mr-3 px-3"
            onClick={({ currentTarget }) => {
              removeAndMoveFocus(currentTarget, () => {
                onChoose(today);
              });
            }}
          >
            {texts.today}
          </Button>
        )}
      </div>
      <ul className="-m-1 mt-1 flex gap-1 overflow-x-auto p-1 sm:gap-2">
        {days.map((day) => (
          <li key={day} className="min-w-11 flex-1">
            <DayButton
              day={day}
              isToday={day === today}
              isChosen={!isNoDayChosen && day === date}
              pending={getPendingCount(day)}
              confirmed={getConfirmedGuests(day)}
              onChoose={() => {
                onChoose(day);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DayButtonProps {
  day: string;
  isToday: boolean;
  isChosen: boolean;
  pending: { count: number; isMore: boolean };
  confirmed: ExpectedGuests | null;
  onChoose: () => void;
}

/** Renders the parts of a text that are shown only on wide screens, such as the word after a number. */
const wideParts = { wide: (text: string) => <span className="hidden xl:inline">{text}</span> };

function DayButton({ day, isToday, isChosen, pending, confirmed, onChoose }: DayButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={texts.stripDayText(day, pending, confirmed)}
      onClick={onChoose}
      className={cx(
        'flex w-full flex-col items-center rounded-control border px-1 py-1 tabular transition-colors duration-150',
        isChosen
          ? 'border-sea bg-sea-soft text-sea-ink'
          : 'border-line bg-surface text-ink hover:bg-sunken',
      )}
    >
      <span className="text-xs">{isToday ? texts.todayInStrip : shortWeekdayText(day)}</span>
      <span className="text-lg/6 font-bold">{Number(day.slice(8))}</span>
      {/* Reserves its space while the counts load. */}
      <span className="flex h-4 items-center gap-1 text-xs whitespace-pre">
        {pending.count > 0 && (
          <span className="min-w-4 rounded-full border border-transparent bg-sun px-1 font-bold text-club">
            {texts.countOrMoreText(pending.count, pending.isMore)}
          </span>
        )}
        {confirmed !== null && confirmed.people > 0 && (
          <>
            {/* Without space for the icon, the shape around the first number distinguishes the two. In forced colours its border is visible. */}
            <UserCheck
              aria-hidden
              size={13}
              className={cx('shrink-0', pending.count > 0 && 'max-sm:hidden')}
            />
            <span>
              <RichText text={texts.peopleInStrip(confirmed.people)} parts={wideParts} />
            </span>
          </>
        )}
      </span>
    </button>
  );
}
