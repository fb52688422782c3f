import { expect, test } from 'vitest';
import { toEventRecord, buildPublicEvents } from '#server/search-index/public-events.ts';
import type { EventRecord } from '#server/search-index/public-events.ts';
import { toStoredEventDate } from '#features/events/model/event-date.ts';
import { smallerWidths } from '#features/pictures/model/place-image.ts';
import { randomFor } from '#seed/random.ts';
import { dayMs } from '#shared/time-units.ts';
import { aPlaceSummary } from '#support/builders.ts';

/** Maximum gzip size in kB of 1,000 bytes. */
const budget = 80;
/** The same limit for the next events of the cards, which lists of places fetch. */
const nextBudget = 8;
const wantedDates = 2_000;

const random = randomFor('agenda');
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const idOf = () => Array.from({ length: 20 }, () => random.pick([...letters])).join('');
const hex = (length: number) =>
  Array.from({ length }, () => random.pick([...'0123456789abcdef'])).join('');

const kinds = [
  'Noite de',
  'Festival de',
  'Feira de',
  'Roda de',
  'Oficina de',
  'Show de',
  'Baile de',
];
const themes = [
  'choro',
  'samba',
  'jazz',
  'forró',
  'ostras',
  'cerveja',
  'rendas',
  'dança',
  'cinema',
];
const names = ['Ana', 'Bruno', 'Clara', 'Davi', 'Elisa', 'Fábio', 'Gilda', 'Hugo', 'Iara', 'João'];
const placeIds = Array.from({ length: 200 }, idOf);

function anEvent(): EventRecord {
  const placeId = random.pick(placeIds);
  const first = Date.UTC(2026, 5, random.int(1, 90), random.int(12, 26), random.pick([0, 30]));
  // Half of the events take place once, the others weekly for some weeks.
  const count = random.chance(0.5) ? 1 : random.int(2, 12);
  const dates = Array.from({ length: count }, (_, at) => {
    const startsAt = new Date(first + at * 7 * dayMs);
    const endsAt = new Date(startsAt.getTime() + random.int(2, 12) * 1_800_000);
    return toStoredEventDate({ key: `k${at}`, startsAt, endsAt, status: 'scheduled' });
  });
  const image = {
    url: `/uploads/places/${placeId}/${hex(24)}.webp`,
    width: 1600,
    height: 1000,
    widths: smallerWidths(1600),
    colour: `#${hex(6)}`,
  };
  return toEventRecord(idOf(), {
    placeId,
    title: `${random.pick(kinds)} ${random.pick(themes)} com ${random.pick(names)} e ${random.pick(names)}`,
    images: [image],
    dates,
    priceCents: random.chance(0.3) ? 0 : random.int(1, 20) * 1_000,
    isActive: true,
  });
}

test(`the agenda stays within ${budget} kB for ${wantedDates} dates`, async () => {
  const events: EventRecord[] = [];
  for (let dates = 0; dates < wantedDates; dates += events.at(-1)?.dates.length ?? 0) {
    events.push(anEvent());
  }
  const { agendaFile, agenda, nextEventByPlace, nextEventsFile } = await buildPublicEvents(
    events,
    (id) => aPlaceSummary({ id, title: `Casa ${id.slice(0, 6)}` }),
    new Date(Date.UTC(2026, 7, 1)),
  );
  const dates = agenda.events.reduce((sum, event) => sum + event.dates.length, 0);
  const kilobytes = (agendaFile.forms.gzip?.length ?? Infinity) / 1000;
  console.info(
    `${dates} dates of ${agenda.events.length} events: ${kilobytes.toFixed(1)} kB (gzip), ` +
      `${((agendaFile.forms.br?.length ?? 0) / 1000).toFixed(1)} as received`,
  );
  const nextKilobytes = (nextEventsFile.forms.gzip?.length ?? Infinity) / 1000;
  console.info(
    `next at ${nextEventByPlace.size} of 200 places: ${nextKilobytes.toFixed(1)} kB (gzip)`,
  );
  expect(nextEventByPlace.size).toBeGreaterThan(50);
  expect(nextKilobytes).toBeLessThanOrEqual(nextBudget);
  expect(dates).toBeGreaterThanOrEqual(wantedDates);
  expect(kilobytes).toBeLessThanOrEqual(budget);
});
