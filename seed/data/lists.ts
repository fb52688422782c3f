/** A list that somebody of the demonstration keeps. */
export interface ListContent {
  /** Letters and digits: it stands in an address. */
  id: string;
  /** Key of an account. */
  by: string;
  name: string;
  note: string;
  /** Titles of places, with what is said of them; '' for nothing. */
  places: Readonly<Record<string, string>>;
  /** Whoever has its address may see it. */
  isPublic?: true;
  /** Days before the seeding. */
  daysAgo: number;
}

/** One of the places is inactive, as among the favourites. */
export const lists: readonly ListContent[] = [
  {
    id: 'listaFimDeTarde',
    by: 'membro',
    name: 'Fim de tarde perfeito',
    note: 'Para levar quem vem de fora.\nComeçar pela ponte e terminar na mesa.',
    places: {
      'Ponte Hercílio Luz': 'Atravessar a pé, com o sol baixo',
      'Trapiche 27': 'Pedir mesa do lado de fora',
      'Bar Baía Norte': '',
      'Café Rendeira': 'Se chover',
    },
    isPublic: true,
    daysAgo: 6,
  },
  {
    id: 'listaPraiasComTrilha',
    by: 'membro',
    name: 'Praias com trilha',
    note: '',
    places: {
      'Lagoinha do Leste': 'Levar água e sair antes das 9h',
      'Praia da Joaquina': '',
      'Ilha do Campeche': 'Barco só com reserva',
    },
    daysAgo: 20,
  },
  {
    id: 'listaComerBem',
    by: 'socio',
    name: 'Comer bem sem gastar muito',
    note: 'Tudo com benefício do clube.',
    places: {
      'Boteco do Siri Mole': '',
      'Torra Ilhéu': 'O pão de queijo',
      'Ostreria Maré Mansa': '',
    },
    daysAgo: 3,
  },
];
