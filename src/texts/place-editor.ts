import type {
  ExceptionProblem,
  HoursProblems,
  RangesProblem,
} from '#features/opening-hours/model/hours-draft.ts';
import { maxHoursLabel, maxHoursNote } from '#features/opening-hours/model/hours-draft.ts';
import { maxExceptions, maxPeriods } from '#features/opening-hours/model/opening-hours.ts';
import type {
  FieldProblem,
  PlaceDraft,
  PlaceFieldName,
} from '#features/places/model/place-draft.ts';
import { maxTables } from '#features/places/model/place.ts';
import type { ReservationMode } from '#features/places/model/place.ts';
import { formatInteger } from './formats.ts';

/** SPEC section 5. */
export const requiredFieldsAlert = 'Por favor, preencha todos os campos obrigatórios.';
export const wrongFieldsAlert = 'Confira os campos marcados antes de continuar.';

export const placeFieldLabels: Record<PlaceFieldName, string> = {
  title: 'Nome',
  description: 'Descrição',
  category: 'Categoria',
  location: 'Endereço',
  neighborhood: 'Bairro',
  geo: 'Ponto no mapa',
  phone: 'Telefone',
  website: 'Site',
  price: 'Preço',
  amenities: 'Comodidades',
  reservation: 'Reservas',
  hours: 'Horários',
  images: 'Imagens',
  highlightImageIndex: 'Imagem em destaque',
  isActive: 'Situação',
};

export const reservationModeLabels: Record<ReservationMode, string> = {
  none: 'Sem reservas',
  request: 'Pedido pelo guia',
  whatsapp: 'WhatsApp',
  phone: 'Telefone',
  url: 'Site de reservas',
};

const missing: Partial<Record<keyof PlaceDraft, string>> = {
  title: 'Informe o nome do lugar.',
  description: 'Descreva o lugar.',
  category: 'Escolha a categoria.',
  address: 'Informe o endereço.',
  city: 'Informe a cidade.',
};

const invalid: Partial<Record<keyof PlaceDraft, string>> = {
  phone: 'Telefone inválido. Informe com o DDD, como (48) 3222-0000.',
  website: 'Endereço inválido. Informe como www.exemplo.com.br.',
  latitude: 'Informe a latitude em graus, de -90 a 90, como -27.5969.',
  longitude: 'Informe a longitude em graus, de -180 a 180, como -48.5495.',
  hours: 'Confira os horários marcados.',
};

const wrongReservation: Partial<Record<ReservationMode, string>> = {
  whatsapp: 'Informe um número com DDD, aqui ou no telefone do lugar.',
  phone: 'Informe um número com DDD, aqui ou no telefone do lugar.',
  url: 'Informe o endereço da página de reservas, como www.exemplo.com.br.',
  request: `Informe de 1 a ${maxTables} mesas, ou deixe em branco.`,
};

/** What is said under a field; '' where nothing is wrong. */
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
      return missing[name] ?? requiredFieldsAlert;
    case 'invalid':
      return name === 'reservation'
        ? (wrongReservation[draft.reservation.mode] ?? '')
        : (invalid[name] ?? wrongFieldsAlert);
  }
}

/** @param excess characters above what is possible */
function tooLongText(excess: number): string {
  return excess === 1
    ? 'O texto passou do limite em 1 caractere. Encurte-o.'
    : `O texto passou do limite em ${formatInteger(excess)} caracteres. Encurte-o.`;
}

const rangesProblems: Record<RangesProblem, string> = {
  incomplete: 'Informe a abertura e o fechamento de cada período.',
  overlap: 'Os períodos se sobrepõem, aqui ou com os do dia seguinte.',
};

export function rangesProblemText(problem: RangesProblem | null | undefined): string {
  return problem ? rangesProblems[problem] : '';
}

export function exceptionProblemText(problem: ExceptionProblem | null | undefined): string {
  switch (problem) {
    case null:
    case undefined:
      return '';
    case 'no-date':
      return 'Escolha a data.';
    case 'same-date':
      return 'Esta data já está na lista.';
    case 'no-times':
      return 'Adicione um período ou marque como fechado.';
    case 'label-too-long':
      return `Use até ${maxHoursLabel} caracteres no nome da data.`;
    case 'incomplete':
    case 'overlap':
      return rangesProblems[problem];
  }
}

export function wholeHoursProblemText(problem: HoursProblems['whole']): string {
  switch (problem) {
    case null:
      return '';
    case 'empty':
      return 'Abra pelo menos um dia, ou escolha “Não informar”.';
    case 'too-many-periods':
      return `São no máximo ${maxPeriods} períodos por semana. Remova alguns.`;
    case 'too-many-exceptions':
      return `São no máximo ${maxExceptions} datas especiais. Remova algumas.`;
    case 'exceptions-too-long':
      return 'As datas especiais têm texto ou períodos demais. Encurte os nomes ou remova algumas.';
    case 'note-too-long':
      return `Use até ${maxHoursNote} caracteres na observação.`;
  }
}

/** Monday first, as the week is shown; 0 is Sunday. */
export const weekOrder = [1, 2, 3, 4, 5, 6, 0] as const;

/** What became of a place whose pictures did not all arrive. */
export function missingPicturesText(count: number): string {
  return count === 1
    ? 'O lugar foi salvo, mas 1 imagem não foi enviada. Tente enviá-la novamente ou remova-a.'
    : `O lugar foi salvo, mas ${formatInteger(count)} imagens não foram enviadas. Tente enviá-las novamente ou remova-as.`;
}
