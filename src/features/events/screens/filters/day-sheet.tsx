import { createPortal } from 'react-dom';
import * as texts from '#features/events/texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import type { MonthCalendarProps } from './month-calendar.tsx';

/** Renders the calendar as a bottom sheet on phones. */
export function DaySheet({
  onClose,
  ...calendarProps
}: MonthCalendarProps & { onClose: () => void }) {
  return createPortal(
    <Dialog title={texts.chooseDay} isSheet onClose={onClose}>
      <div className="mx-auto mt-2 max-w-sm">
        <MonthCalendar {...calendarProps} />
      </div>
    </Dialog>,
    document.body,
  );
}
