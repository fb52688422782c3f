import type { OpenFilter } from '#features/opening-hours/model/open-filter.ts';
import { shortWeekdays } from './opening-hours.ts';

/** What a filter of open places asks, in words: 'Aberto agora', 'Aberto sáb 20:00'. */
export function openFilterText(open: OpenFilter): string {
  return open === 'now' ? 'Aberto agora' : `Aberto ${shortWeekdays[open.day] ?? ''} ${open.time}`;
}
