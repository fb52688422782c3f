import { describe, expect, it } from 'vitest';
import { ancestorsOf } from '#support/schema-vocabulary.ts';
import { placeKind } from './place-kind.ts';

describe('the schema.org type of the places of a category', () => {
  it.each([
    ['Bares', 'BarOrPub'],
    ['Bares e Pubs', 'BarOrPub'],
    ['Cervejarias artesanais', 'BarOrPub'],
    ['Restaurantes', 'Restaurant'],
    ['Pizzarias', 'Restaurant'],
    ['Cafés', 'CafeOrCoffeeShop'],
    ['Padarias', 'Bakery'],
    ['Sorveterias', 'IceCreamShop'],
    ['Baladas', 'NightClub'],
    ['Casas noturnas', 'NightClub'],
    ['Hospedagem', 'LodgingBusiness'],
    ['Hotéis', 'LodgingBusiness'],
    ['Lojas', 'Store'],
    ['Spas', 'HealthAndBeautyBusiness'],
    ['Esportes', 'SportsActivityLocation'],
    ['Praias', 'Beach'],
    ['Museus', 'Museum'],
    ['Parques', 'Park'],
    ['Passeios', 'TouristAttraction'],
    ['Trilhas e mirantes', 'TouristAttraction'],
    ['Shows', 'EventVenue'],
    ['Eventos', 'EventVenue'],
    ['Barbearias', 'LocalBusiness'],
    ['Cafundó', 'LocalBusiness'],
    ['🍹', 'LocalBusiness'],
    ['', 'LocalBusiness'],
  ])('%s is %s, and a business exactly if the vocabulary defines it so', (name, type) => {
    const kind = placeKind(name);
    expect(kind.type).toBe(type);
    expect(kind.isBusiness).toBe(ancestorsOf(type).has('LocalBusiness'));
    expect(ancestorsOf(type)).toContain('Place');
  });
});
