import { amenityOptions, priceLevels } from '#features/places/model/place-options.ts';
import { slugify } from '#shared/text/slug.ts';
import { sceneOf } from './art-keys.ts';
import { isMotifOf } from './art/motif-words.ts';
import { isSetting } from './art/scenes.ts';
import type { SceneName } from './art/scenes.ts';
import { reviewers } from './build-people.ts';
import type { Person } from './build-people.ts';
import { draftPlace } from './build-places.ts';
import type { SeedPlaceDraft } from './build-places.ts';
import { reviewPlace } from './build-reviews.ts';
import type { ReviewFields, SeedDocument } from './city.ts';
import { categoryContents } from './data/categories.ts';
import type { CategorySlug, PlaceContent } from './data/content.ts';
import {
  generatedDetails,
  generatedTexts,
  neighborhoods,
  streets,
} from './data/generated-texts.ts';
import type { Neighborhood } from './data/generated-texts.ts';
import type { Random } from './random.ts';
import { randomFor } from './random.ts';

/** Minimum number of words in a description, slightly above the minimum of hand-written places. */
const minWords = 36;

const weeklyHours = [
  'seg-sab 11:00-15:00, 18:00-23:00',
  'ter-dom 17:00-01:00',
  'qua-dom 18:00-00:30; sex-sab 00:30-02:00',
  'seg-sex 08:00-19:00; sab 09:00-14:00',
  'seg-dom 09:00-18:00',
  'qui-sab 21:00-04:00',
  '24h',
] as const;

export interface GeneratedPlaces {
  drafts: SeedPlaceDraft[];
  reviews: SeedDocument<ReviewFields>[];
  people: Person[];
}

export interface GeneratePlan {
  count: number;
  now: Date;
  createdBy: string;
  artPool: ReadonlyMap<CategorySlug, readonly string[]>;
  colourOf: (artKey: string) => string;
}

/** Joins a preposition with the article and the name: 'do Campeche', 'em Coqueiros'. */
function within(preposition: 'de' | 'em', { name, article }: Neighborhood): string {
  if (article === '') return `${preposition} ${name}`;
  return `${preposition === 'de' ? 'd' : 'n'}${article} ${name}`;
}

/** Returns a description of several different sentences about one place. */
function describe(
  random: Random,
  sentences: readonly string[],
  quarter: Neighborhood,
  street: string,
): string {
  const chosen: string[] = [];
  let words = 0;
  const [first, ...others] = random.shuffled(sentences);
  for (const sentence of [first ?? '', random.pick(generatedDetails), ...others]) {
    if (words >= minWords) break;
    const text = sentence
      .replaceAll('de {bairro}', within('de', quarter))
      .replaceAll('em {bairro}', within('em', quarter))
      .replaceAll('{rua}', street)
      .replaceAll('{hora}', String(random.int(17, 22)))
      .replaceAll('{ano}', String(random.int(1968, 2021)))
      .replaceAll('{numero}', String(random.int(12, 90)));
    chosen.push(text);
    words += text.split(/\s+/).length;
  }
  return chosen.join(' ');
}

/** Returns a description that no other place has. */
function describeUniquely(said: Set<string>, ...parts: Parameters<typeof describe>): string {
  let text = describe(...parts);
  while (said.has(text)) text = describe(...parts);
  said.add(text);
  return text;
}

interface Taken {
  /** Slugs of titles. */
  titles: Set<string>;
  descriptions: Set<string>;
}

function contentOf(serial: number, slug: CategorySlug, taken: Taken): PlaceContent {
  const random = randomFor(`generated/${serial}`);
  const texts = generatedTexts[slug];
  const quarter = random.pick(neighborhoods);
  const street = random.pick(streets);
  const stem = `${random.pick(texts.kinds)} ${random.pick(texts.names)}`;
  let title = `${stem} ${within('de', quarter)}`;
  // A title that is already taken gets the street name, then a number, like branches of a chain.
  if (taken.titles.has(slugify(title))) title = `${stem} na ${street} ${within('de', quarter)}`;
  for (let branch = 2; taken.titles.has(slugify(title)); branch += 1)
    title = `${stem} ${within('de', quarter)} ${branch}`;
  taken.titles.add(slugify(title));
  const contact = random.pick(['landline', 'mobile'] as const);
  return {
    title,
    description: describeUniquely(taken.descriptions, random, texts.sentences, quarter, street),
    address: `${street}, ${random.int(10, 4900)}`,
    neighborhood: quarter.name,
    at: [
      quarter.at[0] + random.between(-0.006, 0.006),
      quarter.at[1] + random.between(-0.005, 0.005),
    ],
    price: random.pick(priceLevels),
    hours: random.pick(weeklyHours),
    amenities: random.shuffled(amenityOptions).slice(0, random.int(1, 6)),
    contact,
    site: `${slugify(stem)}-${serial}`,
    reserve: random.pick(['none', 'whatsapp', 'phone', 'url', 'request'] as const),
    art: [],
    appeal: random.between(3.4, 4.9),
    fame: random.chance(0.6) ? random.int(1, 7) : 0,
    ...(random.chance(0.02) ? { isActive: false as const } : {}),
  };
}

/** Returns the drawings that match the texts of a place, then generic ones that are not the motif of another place. */
function fittingArt(artKeys: readonly string[], content: PlaceContent): string[] {
  const called = artKeys.filter((key) => isMotifOf(sceneOf(key), content));
  const shared = artKeys.filter((key) => !called.includes(key) && isSetting(sceneOf(key)));
  return [...called, ...shared];
}

/**
 * Generates `count` places with reviews and their authors. Titles, descriptions and ids are about as long as those of
 * hand-written places, and images reuse their drawings.
 */
export function generatePlaces(plan: GeneratePlan): GeneratedPlaces {
  const people = reviewers('visitante', Math.ceil(plan.count / 12));
  const taken: Taken = {
    titles: new Set(
      categoryContents.flatMap(({ places }) => places.map(({ title }) => slugify(title))),
    ),
    descriptions: new Set(),
  };
  // Consecutive places of a category show different scenes.
  const lastScenes = new Map<CategorySlug, SceneName>();
  const drafts: SeedPlaceDraft[] = [];
  const reviews: SeedDocument<ReviewFields>[] = [];
  for (let serial = 0; serial < plan.count; serial += 1) {
    const category = categoryContents[serial % categoryContents.length];
    if (category === undefined) break;
    const content = contentOf(serial, category.slug, taken);
    const random = randomFor(`generated/${serial}/pictures`);
    const fitting = fittingArt(random.shuffled(plan.artPool.get(category.slug) ?? []), content);
    const artKeys = fitting
      .filter((key) => sceneOf(key) !== lastScenes.get(category.slug))
      .slice(0, random.int(1, 2));
    if (artKeys[0] !== undefined) lastScenes.set(category.slug, sceneOf(artKeys[0]));
    const draft = draftPlace(content, {
      categorySlug: category.slug,
      serial: 1000 + serial,
      now: plan.now,
      createdBy: plan.createdBy,
      minAgeDays: 2,
      artKeys,
      colourOf: plan.colourOf,
    });
    drafts.push(draft);
    const start = random.int(0, people.length - 1);
    const authors = Array.from(
      { length: Math.min(content.fame, people.length) },
      (_, index) => people[(start + index) % people.length],
    ).filter((person) => person !== undefined);
    reviews.push(
      ...reviewPlace({ draft, authors, now: plan.now, visits: new Map(), hasManager: true }),
    );
  }
  return { drafts, reviews, people };
}
