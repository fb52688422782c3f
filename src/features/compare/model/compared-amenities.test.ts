import { describe, expect, it } from 'vitest';
import { listComparedAmenities } from './compared-amenities.ts';

describe('comparedAmenities', () => {
  it('returns each amenity once, the amenities known to the guide first', () => {
    expect(
      listComparedAmenities([
        { amenities: ['Vista para o mar', 'Delivery'] },
        { amenities: ['Wi-Fi Gratuito', 'Vista para o mar'] },
        { amenities: [] },
      ]),
    ).toEqual(['Wi-Fi Gratuito', 'Delivery', 'Vista para o mar']);
  });
});
