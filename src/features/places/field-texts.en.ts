import type { FieldProblem, PlaceDraft } from '#features/places/model/place-draft.ts';
import type { PlaceFieldName } from '#features/places/model/place-fields.ts';
import type { ReservationMode } from '#features/places/model/place-options.ts';
import { maxTables } from '#features/places/model/place-options.ts';
import { formatInteger } from '#shared/formats/formats.en.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const requiredFieldsAlert = 'Please fill in all the required fields.';

export const invalidFieldsAlert = 'Check the marked fields before you continue.';

export const placeFieldLabels: Record<PlaceFieldName, string> = {
  title: 'Name',
  description: 'Description',
  translations: 'Description in other languages',
  category: 'Category',
  location: 'Address',
  neighborhood: 'Neighbourhood',
  geo: 'Point on the map',
  phone: 'Phone',
  website: 'Website',
  price: 'Price',
  amenities: 'Amenities',
  facts: 'Good for',
  reservation: 'Bookings',
  hours: 'Opening hours',
  images: 'Images',
  highlightImageIndex: 'Main image',
  isActive: 'Status',
};

const missingTexts: Partial<Record<keyof PlaceDraft, string>> = {
  title: 'Enter the name of the place.',
  description: 'Describe the place.',
  category: 'Choose the category.',
  address: 'Enter the address.',
  city: 'Enter the city.',
};

const invalidTexts: Partial<Record<keyof PlaceDraft, string>> = {
  phone: 'Invalid phone number. Include the area code, for example (48) 3222-0000.',
  website: 'Invalid web address. Enter it in the form www.example.com.',
  latitude: 'Enter the latitude in degrees, from -90 to 90, such as -27.5969.',
  longitude: 'Enter the longitude in degrees, from -180 to 180, such as -48.5495.',
  hours: 'Check the marked hours.',
};

const invalidReservationTexts: Partial<Record<ReservationMode, string>> = {
  whatsapp: "Enter a number with its area code, here or as the place's phone number.",
  phone: "Enter a number with its area code, here or as the place's phone number.",
  url: 'Enter the address of the booking page, such as www.example.com.',
  request: `Enter 1 to ${maxTables} tables, or leave the field empty.`,
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
    ? 'The text is 1 character too long. Shorten it.'
    : `The text is ${formatInteger(excess)} characters too long. Shorten it.`;
}

export type Complete = TranslationOf<
  typeof import('./field-texts.ts'),
  typeof import('./field-texts.en.ts')
>;
