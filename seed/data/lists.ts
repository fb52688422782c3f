/** A list of a demo user. */
export interface ListContent {
  /** Letters and digits only, because the id is part of a URL. */
  id: string;
  /** Key of an account. */
  by: string;
  name: string;
  note: string;
  /** Notes by the title of the place; '' for no note. */
  places: Readonly<Record<string, string>>;
  /** True if anyone with the link can see the list. */
  isPublic?: true;
  /** Days before the seeding. */
  daysAgo: number;
}

/** The lists of the demo users. One of the listed places is inactive. */
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
