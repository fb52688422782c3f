import { minutesOf, minutesPerDay } from '#features/opening-hours/model/opening-spans.ts';
import { clockText } from '#shared/zoned-time.ts';
import { stepMinutes } from './reservation-times.ts';

/**
 * Returns whether a place is full in one half hour. Each open reservation (`openStatuses`) takes one table, for any
 * number of people.
 * @param takenTables open reservations of the place whose time is in the half hour
 * @param tables the place's number of tables; undefined means no limit
 */
export function isFull(takenTables: number, tables: number | undefined): boolean {
  return tables !== undefined && takenTables >= tables;
}

/**
 * Returns the half hour of a time, in which reservations share the tables of a place. Without opening hours a
 * reservation can have any minute.
 * @param time 'HH:MM'
 * @returns 'HH:MM'; `end` is outside of the half hour, and '24:00' for the last one of a day
 */
export function halfHourOf(time: string): { start: string; end: string } {
  const start = Math.floor(minutesOf(time) / stepMinutes) * stepMinutes;
  const end = start + stepMinutes;
  return { start: clockText(start), end: end === minutesPerDay ? '24:00' : clockText(end) };
}
