import type { FieldProblem, PlaceDraft } from '#features/places/model/place-draft.ts';
import type { PlaceFieldName } from '#features/places/model/place-fields.ts';
import type { ReservationMode } from '#features/places/model/place-options.ts';
import { maxTables } from '#features/places/model/place-options.ts';
import { formatInteger } from '#shared/formats/formats.ts';

/** Message shown if a required field is empty. */
export const requiredFieldsAlert = 'Por favor, preencha todos os campos obrigatórios.';

export const invalidFieldsAlert = 'Confira os campos marcados antes de continuar.';

export const placeFieldLabels: Record<PlaceFieldName, string> = {
  title: 'Nome',
  description: 'Descrição',
  translations: 'Descrição em outros idiomas',
  category: 'Categoria',
  location: 'Endereço',
  neighborhood: 'Bairro',
  geo: 'Ponto no mapa',
  phone: 'Telefone',
  website: 'Site',
  price: 'Preço',
  amenities: 'Comodidades',
  facts: 'Bom para',
  reservation: 'Reservas',
  hours: 'Horários',
  images: 'Imagens',
  highlightImageIndex: 'Imagem em destaque',
  isActive: 'Situação',
};

const missingTexts: Partial<Record<keyof PlaceDraft, string>> = {
  title: 'Informe o nome do lugar.',
  description: 'Descreva o lugar.',
  category: 'Escolha a categoria.',
  address: 'Informe o endereço.',
  city: 'Informe a cidade.',
};

const invalidTexts: Partial<Record<keyof PlaceDraft, string>> = {
  phone: 'Telefone inválido. Informe com o DDD, como (48) 3222-0000.',
  website: 'Endereço inválido. Informe como www.exemplo.com.br.',
  latitude: 'Informe a latitude em graus, de -90 a 90, como -27.5969.',
  longitude: 'Informe a longitude em graus, de -180 a 180, como -48.5495.',
  hours: 'Confira os horários marcados.',
};

const invalidReservationTexts: Partial<Record<ReservationMode, string>> = {
  whatsapp: 'Informe um número com DDD, aqui ou no telefone do lugar.',
  phone: 'Informe um número com DDD, aqui ou no telefone do lugar.',
  url: 'Informe o endereço da página de reservas, como www.exemplo.com.br.',
  request: `Informe de 1 a ${maxTables} mesas, ou deixe em branco.`,
};

/** Returns the error text below a field; '' if the field is valid. */
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

/** @param excess number of characters above the limit */
function tooLongText(excess: number): string {
  return excess === 1
    ? 'O texto passou do limite em 1 caractere. Encurte-o.'
    : `O texto passou do limite em ${formatInteger(excess)} caracteres. Encurte-o.`;
}
