import type { Agenda } from '#features/events/model/agenda/agenda.ts';
import type { ClubInBrief } from '#features/club/model/club-in-brief.ts';
import type { HomeRails } from './home-rails.ts';

/** What the home page says of a moment besides its highlights. */
export interface HomeNow<P> extends HomeRails<P> {
  /** What takes place today and at the weekend: dates of railSize events at most. */
  agenda: Agenda;
  /** Ids of the past events that would be highlights by their rating. */
  past: readonly string[];
  /** Null while the club takes nobody in. */
  club: ClubInBrief | null;
}
