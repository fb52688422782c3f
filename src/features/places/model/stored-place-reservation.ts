import { maxTables, reservationModes } from './place.ts';
import type { Reservation } from './place.ts';
import { countOf } from '#shared/stored-fields.ts';

/** The reservation of a place that states none. */
const noReservation: Reservation = { mode: 'none', value: '' };

/** A stored reservation read defensively; an unknown mode is none, the value at most 500 characters, tables counted with mode request alone. */
export function parseReservation(value: unknown): Reservation {
  const stored = (value ?? {}) as Record<string, unknown>;
  const mode = reservationModes.find((known) => known === stored['mode']);
  if (mode === undefined) return noReservation;
  const text = typeof stored['value'] === 'string' ? stored['value'].slice(0, 500) : '';
  const tables = countOf(stored['tables']);
  const isCounted = mode === 'request' && tables > 0;
  return { mode, value: text, ...(isCounted && { tables: Math.min(tables, maxTables) }) };
}
