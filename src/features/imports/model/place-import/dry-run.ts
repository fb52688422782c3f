import type { Category } from '#features/categories/model/category.ts';
import { distanceInMetres } from '#shared/geo.ts';
import type { Coordinates } from '#shared/geo.ts';
import { phoneDigits } from '#shared/phone.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { slugify } from '#shared/text/slug.ts';
import type { CheckedRow, RowState } from '#features/imports/model/import-file/parsed-file.ts';
import type { ImportFormat, RawPlace } from './raw-place.ts';
import { toCategorySlug } from './osm-places.ts';
import { checkRow } from './row-check.ts';
import type { ImportDraft, RowError, RowWarning } from './row-check.ts';

/** A place that already exists in the guide, active or not. */
export interface ExistingPlace {
  id: string;
  title: string;
  geo: Coordinates | null;
  phone: string;
  isActive: boolean;
}

/**
 * Category ids by the category words of the file; null skips the rows with that word. A missing word needs a choice.
 */
export type CategoryChoices = Readonly<Record<string, string | null>>;

/** A category word of the file and its number of rows. */
export interface CategoryWord {
  word: string;
  count: number;
}

/** The duplicate of a row: a place of the guide, or an earlier row of the file. */
export interface Duplicate {
  by: 'name' | 'phone';
  title: string;
  /** Id in the guide; null for a row of the file. */
  placeId: string | null;
  /** Row of the file; null for a place of the guide. */
  row: number | null;
  isActive: boolean;
}

export interface RowOutcome extends CheckedRow<ImportDraft, RowError, RowWarning> {
  /** A row is 'skipped' if its category is excluded. */
  state: RowState;
  duplicate: Duplicate | null;
}

type NamedCategory = Pick<Category, 'id' | 'name' | 'slug'>;

/** Returns the category words of the rows, most frequent first. Rows without one count as ''. */
export function categoryWords(rows: readonly RawPlace[]): CategoryWord[] {
  const counts = new Map<string, number>();
  for (const { category } of rows) {
    const word = category.trim();
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count || a.word.localeCompare(b.word, 'pt-BR'));
}

/** Returns the choices that can be guessed: words that are the name of a category, its singular or a known tag. */
export function guessCategories(
  words: readonly CategoryWord[],
  categories: readonly NamedCategory[],
): CategoryChoices {
  return Object.fromEntries(
    words.flatMap(({ word }) => {
      const matchingCategory = findCategory(word, categories);
      return matchingCategory ? [[word, matchingCategory.id]] : [];
    }),
  );
}

function findCategory(
  word: string,
  categories: readonly NamedCategory[],
): NamedCategory | undefined {
  const slug = slugify(word);
  if (slug === '') return undefined;
  const tagSlug = toCategorySlug(word) ?? toCategorySlug(`amenity=${slug}`);
  return (
    categories.find((category) => category.slug === slug) ??
    categories.find((category) => category.slug === tagSlug) ??
    categories.find((category) => isInflection(category.slug, slug))
  );
}

/** Returns true if one word is the other one with 's' or 'es' at the end: 'bar' and 'bares', 'praia' and 'praias'. */
function isInflection(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 3 && long.startsWith(short) && /^e?s$/.test(long.slice(short.length));
}

/**
 * Computes the outcome of an import row by row, without storing anything. Compares rows with the places of the guide
 * and with earlier rows that would be imported.
 */
export function dryRun(
  rows: readonly RawPlace[],
  {
    format,
    categories,
    choices,
    existingPlaces,
  }: {
    format: ImportFormat;
    categories: readonly NamedCategory[];
    choices: CategoryChoices;
    existingPlaces: readonly ExistingPlace[];
  },
): RowOutcome[] {
  const categoriesById = new Map(categories.map((category) => [category.id, category]));
  const guideFinder = new DuplicateFinder();
  for (const { id, ...place } of existingPlaces) {
    guideFinder.add({ ...place, placeId: id, row: null });
  }
  const fileFinder = new DuplicateFinder();

  return rows.map((raw): RowOutcome => {
    const word = raw.category.trim();
    const chosenCategoryId = Object.hasOwn(choices, word) ? choices[word] : undefined;
    const commonFields = { row: raw.row, title: raw.title.trim().slice(0, 200), duplicate: null };
    if (chosenCategoryId === null) {
      return { ...commonFields, state: 'skipped', draft: null, errors: [], warnings: [] };
    }
    const category = categoriesById.get(chosenCategoryId ?? '') ?? null;
    const checkedRow = checkRow(raw, { format, category });
    if (checkedRow.draft === null) return { ...commonFields, ...checkedRow, state: 'invalid' };
    const { title, geo, phone } = checkedRow.draft;
    const place = { title, geo, phone };
    const duplicate = guideFinder.find(place) ?? fileFinder.find(place);
    if (!duplicate) fileFinder.add({ ...place, placeId: null, row: raw.row, isActive: false });
    return { ...commonFields, ...checkedRow, state: duplicate ? 'duplicate' : 'ready', duplicate };
  });
}

/** Fields by which two places are compared. */
type ComparedPlace = Pick<ExistingPlace, 'title' | 'geo' | 'phone'>;

/** A place with which rows are compared. */
type KnownPlace = ComparedPlace & Omit<Duplicate, 'by'>;

/** Two places with the same name (without generic words) within this distance are the same place. */
const maxDistanceMetres = 150;

/** Words for the kind of a place, ignored in the comparison: 'Restaurante Ostradamus' equals 'Ostradamus'. */
const genericWords = new Set(
  'o a os as de do da dos das e bar restaurante cafe cafeteria choperia pizzaria lanchonete'.split(
    ' ',
  ),
);

/** Returns the folded letters and digits of a name, separated by single spaces. */
function normalizeName(title: string): string {
  return foldText(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function toDistinctiveName(title: string): string {
  const words = normalizeName(title).split(' ');
  const distinctiveWords = words.filter((word) => !genericWords.has(word));
  return (distinctiveWords.length > 0 ? distinctiveWords : words).join(' ');
}

/**
 * Index that finds duplicates among ten thousand places without comparing each pair. Places are duplicates if they have
 * the same phone, or the same name without generic words within 150 m. If a position is unknown, the whole name must be
 * the same.
 */
class DuplicateFinder {
  private readonly byName = new Map<string, KnownPlace[]>();
  private readonly byPhone = new Map<string, KnownPlace>();

  add(place: KnownPlace): void {
    const name = toDistinctiveName(place.title);
    const sameNamePlaces = this.byName.get(name);
    if (sameNamePlaces) sameNamePlaces.push(place);
    else this.byName.set(name, [place]);
    const phone = phoneDigits(place.phone);
    if (phone !== null && !this.byPhone.has(phone)) this.byPhone.set(phone, place);
  }

  /** Returns the added place that is the same as `place`; null if there is none. */
  find(place: ComparedPlace): Duplicate | null {
    const sameNamePlaces = this.byName.get(toDistinctiveName(place.title)) ?? [];
    const sameName = sameNamePlaces.find((other) => isSamePlace(place, other));
    const samePlace = sameName ?? this.byPhone.get(phoneDigits(place.phone) ?? '');
    if (!samePlace) return null;
    const { title, placeId, row, isActive } = samePlace;
    return { by: sameName ? 'name' : 'phone', title, placeId, row, isActive };
  }
}

function isSamePlace(place: ComparedPlace, other: ComparedPlace): boolean {
  if (place.geo && other.geo) return distanceInMetres(place.geo, other.geo) <= maxDistanceMetres;
  return normalizeName(place.title) === normalizeName(other.title);
}
