import { describe, expect, it } from 'vitest';
import { buildCity, handWrittenPlaces } from './build-city.ts';

const now = new Date('2026-11-20T12:00:00Z');
const colourOf = () => '#123456';
const small = buildCity({ size: 0, now, colourOf });
const large = buildCity({ size: 1500, now, colourOf });
const generated = large.documents.places.slice(handWrittenPlaces).map(({ fields }) => fields);
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('demo data with generated places', () => {
  it('has the requested number of places, all with different titles and ids', () => {
    expect(large.documents.places).toHaveLength(1500);
    expect(new Set(large.documents.places.map(({ id }) => id)).size).toBe(1500);
    expect(new Set(large.documents.places.map(({ fields }) => fields.title)).size).toBe(1500);
    expect(new Set(large.pictures.map(({ folder, name }) => `${folder}/${name}`)).size).toBe(
      large.pictures.length,
    );
  });

  it('contains the default data unchanged', () => {
    for (const collection of ['places', 'reviews', 'users', 'categories', 'clubOffers'] as const) {
      const byId = new Map(
        large.documents[collection].map((document) => [document.id, document.fields]),
      );
      for (const { id, fields } of small.documents[collection])
        expect(byId.get(id)).toEqual(fields);
    }
  });

  it('has descriptions as long as the hand-written minimum, without unresolved placeholders', () => {
    for (const { description, title } of generated) {
      expect(description.split(/\s+/).length, title).toBeGreaterThanOrEqual(30);
      expect(description).not.toMatch(/[{}]/);
      expect(title).not.toMatch(/[{}]/);
    }
    expect(new Set(generated.map(({ description }) => description)).size).toBe(generated.length);
  });

  it('has titles and descriptions that are on average not shorter than in the default data', () => {
    const normal = small.documents.places.map(({ fields }) => fields);
    const lengths = (list: { title: string; description: string }[]) => [
      mean(list.map(({ title }) => title.length)),
      mean(list.map(({ description }) => description.length)),
    ];
    const [titles = 0, descriptions = 0] = lengths(generated);
    const [normalTitles = 0, normalDescriptions = 0] = lengths(normal);
    expect(titles).toBeGreaterThanOrEqual(normalTitles);
    expect(descriptions).toBeGreaterThanOrEqual(normalDescriptions);
  });

  it('has aggregates that match the reviews', () => {
    const counted = new Map<string, number>();
    for (const { fields } of large.documents.reviews) {
      counted.set(fields.placeId, (counted.get(fields.placeId) ?? 0) + 1);
    }
    for (const { id, fields } of large.documents.places) {
      expect(fields.reviewsCount).toBe(counted.get(id) ?? 0);
      expect(fields.ratingCounts.reduce((sum, count) => sum + count, 0)).toBe(fields.reviewsCount);
    }
    const ids = large.documents.reviews.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
