import type { IntentName } from '#features/search/model/intents.ts';

export const searchStartHint =
  'Um nome, um bairro ou uma vontade: “ostras”, “Lagoa”, “música ao vivo”.';
export const loadingStart = 'Carregando sugestões...';

export const recentSearchesTitle = 'Buscas recentes';
export const clearRecentSearches = 'Limpar';

export function removeRecentSearch(query: string): string {
  return `Remover a busca “${query}”`;
}

export const intentsTitle = 'O que você procura?';

export const intentLabels: Record<IntentName, string> = {
  children: 'Com crianças',
  rain: 'Dia de chuva',
  sunset: 'Pôr do sol',
  lateNight: 'De madrugada',
  seafood: 'Frutos do mar',
  dogs: 'Aceita pet',
  liveMusic: 'Música ao vivo',
  accessible: 'Entrada acessível',
};

export const startByCategory = 'Comece por uma categoria';

export const openNowTitle = 'Abertos agora';
export const openNearYouTitle = 'Abertos perto de você';
export const loadingOpenPlaces = 'Procurando lugares abertos...';
export const nothingOpen = 'Nenhum lugar aberto agora.';
export const seeAll = 'Ver todos';

export const todaysEventsTitle = 'Eventos de hoje';
export const loadingTodaysEvents = 'Carregando os eventos de hoje...';
export const noEventsToday = 'Nenhum evento hoje.';
export const seeAgenda = 'Ver a agenda';
