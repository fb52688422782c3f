import { Calendar } from 'lucide-react';
import { nextEventsQuery } from '#features/places/data/said-of-places-queries.ts';
import { nextEventText } from '#features/events/card-texts.ts';
import { useNow } from '#ui/use-now.ts';
import { useSaid } from './use-said.ts';

/** What takes place next at a place, over the foot of its picture: nothing moves when it is known, nor when it is over. */
export function NextEventLine({ placeId }: { placeId: string }) {
  const now = useNow();
  const next = useSaid(nextEventsQuery(), placeId);
  if (!next || next.endsAt <= now) return null;
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 flex aspect-[4/3] items-end p-2">
      <span className="flex min-w-0 items-center gap-1 rounded-full bg-surface px-3 py-1 text-sm font-semibold text-ink shadow-card">
        <Calendar aria-hidden size={15} className="shrink-0" />
        <span className="truncate tabular">{nextEventText(next, now)}</span>
      </span>
    </div>
  );
}
