import type { Amenity, PlaceFactName } from './place-options.ts';

/** Facts that state the same as an amenity. */
export const factByAmenity: Readonly<Partial<Record<string, PlaceFactName>>> = {
  Estacionamento: 'parking',
  Acessível: 'wheelchairEntrance',
  'Pet Friendly': 'dogs',
  'Música ao Vivo': 'liveMusic',
} satisfies Partial<Record<Amenity, PlaceFactName>>;
