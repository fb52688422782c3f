// Names of the product and its city. They are not repeated elsewhere in the project. The build inlines these constants,
// which it does not do with the properties of an object.

export const name = 'Guia da Ilha';
export const clubName = 'Clube Guia da Ilha';
export const version = '2.1.0';
export const city = 'Florianópolis';
export const state = 'SC';

/** IANA time zone of opening hours, offers and greetings, independent of the device. */
export const timeZone = 'America/Sao_Paulo';

/** City centre (Praça XV de Novembro), decimal degrees. */
export const center = { latitude: -27.5973, longitude: -48.5496 };
