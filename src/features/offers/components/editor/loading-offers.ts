/** Said while a list of offers, or its code, is on its way. */
export const loadingOffers = 'Carregando as ofertas...';
