import type { ReactNode } from 'react';
import * as texts from '#features/profile/texts.ts';
import { wallClockAt } from '#shared/zoned-time.ts';
import { useNow } from '#ui/use-now.ts';
import { rowsClasses } from '#ui/rows.tsx';

interface DayGroupsProps<T> {
  /** Sorted by date. */
  items: readonly T[];
  dateOf: (item: T) => Date | null;
  /** Renders one item as a HistoryRow. */
  children: (item: T) => ReactNode;
}

/** Renders items under the title of their day. */
export function DayGroups<T>({ items, dateOf, children }: DayGroupsProps<T>) {
  const today = wallClockAt(useNow()).dayNumber;
  const groups: { date: Date | null; dayNumber: number | null; items: T[] }[] = [];
  for (const item of items) {
    const date = dateOf(item);
    const dayNumber = date && wallClockAt(date).dayNumber;
    const last = groups.at(-1);
    if (last?.dayNumber === dayNumber) last.items.push(item);
    else groups.push({ date, dayNumber, items: [item] });
  }
  return groups.map(({ date, dayNumber, items: itemsOfDay }) => (
    <div key={dayNumber} className="mt-5">
      <h3 className="text-sm font-semibold text-ink-muted">
        {texts.dayTitle(date, today - (dayNumber ?? 0))}
      </h3>
      <div className={`${rowsClasses} mt-2`}>{itemsOfDay.map(children)}</div>
    </div>
  ));
}
