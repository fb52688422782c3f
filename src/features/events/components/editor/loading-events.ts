/** Announced while a list of events or its chunk loads. */
export const loadingEvents = 'Carregando os eventos...';
