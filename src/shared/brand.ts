/** Everything that names the product or its city. Nothing else in the project repeats these. */
export const brand = {
  name: 'Guia da Ilha',
  clubName: 'Clube Guia da Ilha',
  version: '2.1.0',
  city: 'Florianópolis',
  state: 'SC',
  locale: 'pt-BR',
  /** IANA zone in which opening hours, offers and greetings are evaluated, whatever the device says. */
  timeZone: 'America/Sao_Paulo',
  /** City centre (Praça XV de Novembro), decimal degrees. */
  center: { latitude: -27.5973, longitude: -48.5496 },
} as const;
