interface CategoryTranslation {
  name: string;
  description: string;
}

/** Seeded categories in other languages, by slug. */
export const categoryTranslations: Readonly<
  Record<string, { es: CategoryTranslation; en: CategoryTranslation }>
> = {
  bares: {
    es: {
      name: 'Bares',
      description: 'Bares de barrio, cervecerías y coctelerías, del Centro a Pântano do Sul.',
    },
    en: {
      name: 'Bars',
      description:
        'Neighbourhood bars, breweries and cocktail bars, from the centre to Pântano do Sul.',
    },
  },
  restaurantes: {
    es: {
      name: 'Restaurantes',
      description: 'Mariscos, cocina de la isla y mesas para ocasiones especiales.',
    },
    en: {
      name: 'Restaurants',
      description: 'Seafood, island cooking and tables for special occasions.',
    },
  },
  shows: {
    es: { name: 'Shows', description: 'Música en vivo, teatro, humor y cultura popular.' },
    en: { name: 'Shows', description: 'Live music, theatre, comedy and folk culture.' },
  },
  passeios: {
    es: {
      name: 'Paseos',
      description: 'Puentes, fortalezas, miradores, museos y paseos en barco.',
    },
    en: { name: 'Sights', description: 'Bridges, fortresses, lookouts, museums and boat trips.' },
  },
  baladas: {
    es: { name: 'Boliches', description: 'Pistas, rondas de samba y fiestas hasta la madrugada.' },
    en: {
      name: 'Nightlife',
      description: 'Dance floors, samba circles and all-night parties.',
    },
  },
  praias: {
    es: {
      name: 'Playas',
      description: 'Del mar manso del norte a las olas y los senderos del sur de la isla.',
    },
    en: {
      name: 'Beaches',
      description:
        'From the calm sea in the north of the island to the waves and trails in the south.',
    },
  },
  cafes: {
    es: {
      name: 'Cafés',
      description: 'Cafés, panaderías, pastelerías y rincones para leer sin apuro.',
    },
    en: {
      name: 'Cafés',
      description: 'Coffee houses, bakeries, pastry shops and quiet corners for reading.',
    },
  },
  eventos: {
    es: {
      name: 'Eventos',
      description: 'Ferias, fiestas tradicionales, carreras y festivales durante todo el año.',
    },
    en: {
      name: 'Events',
      description: 'Markets, traditional celebrations, races and festivals all year round.',
    },
  },
};
