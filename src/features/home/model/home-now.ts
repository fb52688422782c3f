import type { Agenda } from '#features/events/model/agenda/agenda.ts';
import type { ClubSummary } from '#features/club/model/club-summary.ts';
import type { HomeRails } from './home-rails.ts';

/** The time-dependent content of the home page below its highlights. */
export interface HomeNow<P> extends HomeRails<P> {
  /** Events of today and the weekend, at most railSize. */
  agenda: Agenda;
  /** Ids of the places of past events (findPastEventPlaces()) whose rating would make them highlights. */
  past: readonly string[];
  /** Null while the club accepts no new members or its data cannot be read. */
  club: ClubSummary | null;
}
