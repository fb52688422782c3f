import { CalendarPlus } from 'lucide-react';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import { usePopover } from '#ui/use-popover.ts';
import type { CalendarChoicesProps } from './calendar-choices.tsx';

const CalendarChoices = lazyDialog(
  async () => (await import('./calendar-choices.tsx')).CalendarChoices,
);

interface AddToCalendarProps extends Omit<CalendarChoicesProps, 'onChosen'> {
  /** Nothing else is worth doing first. */
  isMain: boolean;
}

/** The way to the file that calendars of devices open, and to the usual ones on the web. */
export function AddToCalendar({ isMain, ...about }: AddToCalendarProps) {
  const { open, setOpen, root, button, panelId, buttonProps } = usePopover();
  return (
    <div ref={root} className="relative">
      <Button
        ref={button}
        block
        variant={isMain ? 'primary' : 'secondary'}
        {...buttonProps}
        onPointerEnter={CalendarChoices.preload}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <CalendarPlus aria-hidden size={20} />
        Adicionar ao calendário
      </Button>
      {open && (
        <div
          id={panelId}
          className="absolute inset-x-0 top-full z-20 mt-2 appear rounded-card border border-line bg-surface p-2 text-ink shadow-float"
        >
          <CalendarChoices
            {...about}
            onChosen={() => {
              setOpen(false);
            }}
          />
        </div>
      )}
    </div>
  );
}
