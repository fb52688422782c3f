import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { formatCents } from '#shared/formats/formats.ts';

export const managerOverviewErrors: ErrorSentences = {
  default: 'Não foi possível contar o que precisa de atenção',
  'permission-denied':
    'Seu acesso de gerente mudou. Atualize a página ou fale com o administrador.',
};

// Headings and links
export const today = 'Hoje';
export const answers = 'Responder';
export const reviews = 'Avaliações';
export const myPlaces = 'Meus Locais';
export const newPlace = 'Novo lugar';

// Loading
export const loadingToday = 'Carregando o que há hoje...';
export const loadingReservations = 'Carregando as reservas...';
export const loadingReviews = 'Carregando as avaliações...';
export const loadingPlaces = 'Carregando seus lugares...';
export const countingUrgent = 'Contando o que precisa de atenção...';
export const countingPlaces = 'Contando seus lugares...';

// Answers
export const answersPageTitle = `Responder · ${brand.name}`;

// Today
export const todayPageTitle = `Hoje · ${brand.name}`;
export const pendingReservations = 'Reservas sem resposta';
export const benefitsUsedToday = 'Benefícios usados hoje';
export const placeCount = 'Total de lugares';
export const activePlaceCount = 'Lugares ativos';
export const todayReservations = 'Reservas de hoje';
export const showAllRequests = 'Ver todos';
export const showAgenda = 'Ver a agenda';
export const noReservations = 'Ninguém pediu uma mesa para hoje.';
export const noneConfirmed = 'Nenhuma confirmada.';
export const noMoreGuests = 'Ninguém mais é esperado hoje.';
export const reviewsWithoutReply = 'Avaliações sem resposta';
export const showAllReviews = 'Ver todas';
export const noReviews = 'As mais recentes já têm resposta.';

export function discountOf(cents: number): string {
  return `${formatCents(cents)} de desconto`;
}

export function firstPlacesOnly(count: number): string {
  return `Aqui estão as reservas e avaliações de ${count} dos seus lugares. Para ver todos, abra Reservas ou Avaliações.`;
}

// Managed places
export const noPlaces =
  'Nenhum lugar por enquanto. Quando um administrador liberar um lugar para você, ele aparece aqui. Você também pode cadastrar um novo.';
export const photos = 'Fotos';
export const showAllPlaces = 'Ver todos os lugares';

export function photosOf(title: string): string {
  return `Fotos de ${title}`;
}
