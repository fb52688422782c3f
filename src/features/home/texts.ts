import type { Greeting } from '#features/home/model/greeting.ts';
import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

export const homeErrors: ErrorSentences = { default: 'Não foi possível carregar os destaques' };

export const homeNowErrors: ErrorSentences = {
  default: 'Não foi possível carregar o que há agora',
};

export const greetings: Record<Greeting, string> = {
  morning: 'Bom dia',
  afternoon: 'Boa tarde',
  evening: 'Boa noite',
};

// Top of the page
export const loadingHomeNow = 'Carregando o que há agora...';
export const homePageTitle = `${brand.name}: lugares e eventos em ${brand.city}`;
export const highlightsTitle = 'Destaques da Semana';
export const loadingHighlights = 'Carregando destaques...';
export const noHighlights = 'Nenhum destaque por enquanto';
export const viewCategories = 'Ver categorias';
export const noHighlightsHint = 'Assim que houver lugares avaliados, os melhores aparecem aqui.';
export const categoriesLabel = 'Categorias';
export const loadingCategories = 'Carregando categorias...';

export const question = `O que você quer viver em ${brand.city} hoje?`;

export const planDay = 'Monte seu dia';

// Rails
export const openNowTitle = 'Abertos agora';
export const tonightTitle = 'Hoje à noite';
export const benefitsTitle = 'Benefícios do clube hoje';
export const seeAll = 'Ver todos';
export const neighborhoodsTitle = 'Bairros';
export const weekendTitle = 'Hoje e neste fim de semana';
export const seeAgenda = 'Ver a agenda';
export const findingNearbyPlaces = 'Procurando lugares perto de você...';
export const nearYouHint =
  'Sua localização ordena os lugares por distância e não sai deste aparelho.';

export const nearYouTitle = 'Perto de você';

/** Follows the number of places of a neighbourhood, for screen readers. */
export function placesUnit(count: number): string {
  return count === 1 ? 'lugar' : 'lugares';
}

// Club
export const loadingClub = 'Carregando o clube...';
export const cancelAnyTime = ', e você cancela quando quiser';
export const discoverClub = 'Conhecer o clube';
export const viewSubscription = 'Ver minha assinatura';
export const todaysBenefits = 'Benefícios de hoje';
export const noMoreBenefits = 'Por hoje não há mais nenhum. Veja o que vale nos próximos dias.';
export const endedToday = 'encerrado por hoje';
