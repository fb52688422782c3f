/** Calls every function of the data stores that writes to Firestore from the browser, each with all its fields. */
import { toDocument } from '../../rules/local-city.ts';
import { aCity, aUserRecord } from '../../rules/city.ts';
import { past } from '../../rules/world.ts';
import type { Browsers } from './recorder.ts';
import { writeAccounts } from './client-writes/accounts.ts';
import { writeAsMember } from './client-writes/member.ts';
import { writeReviews } from './client-writes/reviews.ts';
import { writeReports, writeClaims, writeCorrections } from './client-writes/moderation.ts';
import { writePlaces, writeCategories } from './client-writes/places.ts';
import { writeEvents, writeOffers } from './client-writes/events-and-offers.ts';
import { writePlans, writeSettings } from './client-writes/plans-and-settings.ts';

/** The documents before the first write: the city of the rule tests, and users who have what it lacks. */
export function documentsBefore(): Record<string, object> {
  const city = aCity();
  // This user has changed the e-mail in Auth only, has the phone of an old record, and has sent ten requests.
  city.put(
    'users/veteran',
    aUserRecord('veteran', {
      email: 'antes@guiadailha.test',
      searchEmail: 'antes@guiadailha.test',
      phone: '+5548999990000',
    }),
  );
  city.put('requestPace/veteran', { since: past, count: 10, last: 'reports/x', at: past });
  return Object.fromEntries(
    [...city.everything()].map(([path, fields]) => [path, toDocument(fields)]),
  );
}

/** Sends every write. The steps depend on each other. */
export async function writeEverything(browsers: Browsers): Promise<void> {
  await writeAccounts(browsers);
  await writeAsMember(browsers);
  await writeReviews(browsers);
  await writeReports(browsers);
  await writeClaims(browsers);
  await writeCorrections(browsers);
  await writePlaces(browsers);
  await writeCategories(browsers);
  await writeEvents(browsers);
  await writeOffers(browsers);
  await writePlans(browsers);
  await writeSettings(browsers);
}
