import { csvByteOrderMark, csvRow } from '#shared/text/csv.ts';
import { splitLocation } from '#features/places/model/location.ts';
import type { Place } from '#features/places/model/place.ts';

/** The names that the import of places knows its columns by; then what the import makes itself. */
const head = [
  'Título',
  'Descrição',
  'Categoria',
  'Endereço',
  'Cidade',
  'Bairro',
  'Latitude',
  'Longitude',
  'Telefone',
  'Site',
  'Preço',
  'Comodidades',
  'Ativo',
  'Média das notas',
  'Número de notas',
  'Criado em (UTC)',
  'Identificador',
];

/** What the file begins with. */
export const placesCsvHead = csvByteOrderMark + csvRow(head);

/** The rows of some places. @param nameOf the name of a category by its id */
export function placesCsvRows(places: readonly Place[], nameOf: (id: string) => string): string {
  return places.map((place) => csvRow(cellsOf(place, nameOf))).join('');
}

function cellsOf(place: Place, nameOf: (id: string) => string) {
  const { address, city } = splitLocation(place.location);
  return [
    place.title,
    place.description,
    nameOf(place.category),
    address,
    city,
    place.neighborhood,
    place.geo?.latitude ?? '',
    place.geo?.longitude ?? '',
    place.phone,
    place.website,
    place.price,
    place.amenities.join(', '),
    place.isActive ? 'sim' : 'não',
    place.rating,
    place.reviewsCount,
    place.createdAt?.toISOString() ?? '',
    place.id,
  ];
}
