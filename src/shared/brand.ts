/** Names of the product and its city. They are not repeated elsewhere in the project. */
export const brand = {
  name: 'Guia da Ilha',
  clubName: 'Clube Guia da Ilha',
  version: '2.1.0',
  city: 'Florianópolis',
  state: 'SC',
  /** IANA time zone of opening hours, offers and greetings, independent of the device. */
  timeZone: 'America/Sao_Paulo',
  /** City centre (Praça XV de Novembro), decimal degrees. */
  center: { latitude: -27.5973, longitude: -48.5496 },
} as const;
