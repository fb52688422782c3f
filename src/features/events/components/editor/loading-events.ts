/** Said while a list of events, or its code, is on its way. */
export const loadingEvents = 'Carregando os eventos...';
