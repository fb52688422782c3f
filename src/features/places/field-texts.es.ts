import type { FieldProblem, PlaceDraft } from '#features/places/model/place-draft.ts';
import type { PlaceFieldName } from '#features/places/model/place-fields.ts';
import type { ReservationMode } from '#features/places/model/place-options.ts';
import { maxTables } from '#features/places/model/place-options.ts';
import { formatInteger } from '#shared/formats/formats.es.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const requiredFieldsAlert = 'Completá todos los campos obligatorios, por favor.';

export const invalidFieldsAlert = 'Revisá los campos marcados antes de continuar.';

export const placeFieldLabels: Record<PlaceFieldName, string> = {
  title: 'Nombre',
  description: 'Descripción',
  translations: 'Descripción en otros idiomas',
  category: 'Categoría',
  location: 'Dirección',
  neighborhood: 'Barrio',
  geo: 'Punto en el mapa',
  phone: 'Teléfono',
  website: 'Sitio web',
  price: 'Precio',
  amenities: 'Servicios',
  facts: 'Ideal para',
  reservation: 'Reservas',
  hours: 'Horarios',
  images: 'Imágenes',
  highlightImageIndex: 'Imagen destacada',
  isActive: 'Estado',
};

const missingTexts: Partial<Record<keyof PlaceDraft, string>> = {
  title: 'Escribí el nombre del lugar.',
  description: 'Describí el lugar.',
  category: 'Elegí la categoría.',
  address: 'Escribí la dirección.',
  city: 'Escribí la ciudad.',
};

const invalidTexts: Partial<Record<keyof PlaceDraft, string>> = {
  phone: 'Teléfono no válido. Escribilo con el código de área, como (48) 3222-0000.',
  website: 'Dirección no válida. Escribila como www.ejemplo.com.br.',
  latitude: 'Escribí la latitud en grados, de -90 a 90, como -27.5969.',
  longitude: 'Escribí la longitud en grados, de -180 a 180, como -48.5495.',
  hours: 'Revisá los horarios marcados.',
};

const invalidReservationTexts: Partial<Record<ReservationMode, string>> = {
  whatsapp: 'Escribí un número con código de área, acá o en el teléfono del lugar.',
  phone: 'Escribí un número con código de área, acá o en el teléfono del lugar.',
  url: 'Escribí la dirección de la página de reservas, como www.ejemplo.com.br.',
  request: `Indicá de 1 a ${maxTables} mesas, o dejalo en blanco.`,
};

export function placeProblemText(
  name: keyof PlaceDraft,
  problem: FieldProblem | undefined,
  draft: PlaceDraft,
): string {
  switch (problem?.kind) {
    case undefined:
      return '';
    case 'too-long':
      return tooLongText(problem.excess);
    case 'missing':
      return missingTexts[name] ?? requiredFieldsAlert;
    case 'invalid':
      return name === 'reservation'
        ? (invalidReservationTexts[draft.reservation.mode] ?? '')
        : (invalidTexts[name] ?? invalidFieldsAlert);
  }
}

function tooLongText(excess: number): string {
  return excess === 1
    ? 'El texto supera el límite en 1 carácter. Acortalo.'
    : `El texto supera el límite en ${formatInteger(excess)} caracteres. Acortalo.`;
}

export type Complete = TranslationOf<
  typeof import('./field-texts.ts'),
  typeof import('./field-texts.es.ts')
>;
