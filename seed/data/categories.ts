import type { CategoryIcon } from '#features/categories/model/category-options.ts';
import type { CategorySlug, PlaceContent } from './content.ts';
import { bars } from './bars.ts';
import { beaches } from './beaches.ts';
import { cafes } from './cafes.ts';
import { events } from './events.ts';
import { nightclubs } from './nightclubs.ts';
import { restaurants } from './restaurants.ts';
import { shows } from './shows.ts';
import { tours } from './tours.ts';

export interface SeedCategory {
  name: string;
  slug: CategorySlug;
  description: string;
  icon: CategoryIcon;
  places: readonly PlaceContent[];
}

/** Categories in display order. */
export const categoryContents: readonly SeedCategory[] = [
  {
    name: 'Bares',
    slug: 'bares',
    description: 'Botecos, cervejarias e balcões de drinques, do Centro ao Pântano do Sul.',
    icon: 'Wine',
    places: bars,
  },
  {
    name: 'Restaurantes',
    slug: 'restaurantes',
    description: 'Frutos do mar, cozinha manezinha e mesas para ocasiões especiais.',
    icon: 'Heart',
    places: restaurants,
  },
  {
    name: 'Shows',
    slug: 'shows',
    description: 'Música ao vivo, teatro, comédia e cultura popular.',
    icon: 'Music',
    places: shows,
  },
  {
    name: 'Passeios',
    slug: 'passeios',
    description: 'Pontes, fortalezas, mirantes, museus e passeios de barco.',
    icon: 'Camera',
    places: tours,
  },
  {
    name: 'Baladas',
    slug: 'baladas',
    description: 'Pistas, rodas de samba e festas que viram a noite.',
    icon: 'Star',
    places: nightclubs,
  },
  {
    name: 'Praias',
    slug: 'praias',
    description: 'Do mar manso do norte às ondas e trilhas do sul da ilha.',
    icon: 'MapPin',
    places: beaches,
  },
  {
    name: 'Cafés',
    slug: 'cafes',
    description: 'Cafés, padarias, confeitarias e cantos para ler sem pressa.',
    icon: 'Heart',
    places: cafes,
  },
  {
    name: 'Eventos',
    slug: 'eventos',
    description: 'Feiras, festas tradicionais, corridas e festivais ao longo do ano.',
    icon: 'Calendar',
    places: events,
  },
];

/** A category that administrators see but visitors do not. */
export const hiddenCategory = {
  name: 'Hospedagem',
  slug: 'hospedagem',
  description: 'Pousadas e casas de temporada, ainda em preparação.',
  icon: 'MapPin',
} as const;
