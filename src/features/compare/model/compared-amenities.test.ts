import { describe, expect, it } from 'vitest';
import { comparedAmenities } from './compared-amenities.ts';

describe('what places offer', () => {
  it('stands once, first in the order of the guide', () => {
    expect(
      comparedAmenities([
        { amenities: ['Vista para o mar', 'Delivery'] },
        { amenities: ['Wi-Fi Gratuito', 'Vista para o mar'] },
        { amenities: [] },
      ]),
    ).toEqual(['Wi-Fi Gratuito', 'Delivery', 'Vista para o mar']);
  });
});
