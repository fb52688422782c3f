/** Announced while a list of events or its chunk loads. */
export const loadingEventsText = 'Carregando os eventos...';
