/** Shown while a list of offers, or its code, loads. */
export const loadingOffers = 'Carregando as ofertas...';
