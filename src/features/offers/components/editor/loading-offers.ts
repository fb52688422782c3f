/** Shown while a list of offers, or its code, loads. */
export const loadingOffersText = 'Carregando as ofertas...';
