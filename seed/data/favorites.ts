/** Titles of the favourite places of each account, by account key; one place is inactive. */
export const savedTitles: Record<string, readonly string[]> = {
  membro: [
    'Ponte Hercílio Luz',
    'Praia da Joaquina',
    'Café Rendeira',
    'Trapiche 27',
    'Lagoinha do Leste',
    'Bar Baía Norte',
  ],
  socio: ['Ostreria Maré Mansa', 'Boteco do Siri Mole', 'Torra Ilhéu', 'Jazz na Lagoa'],
  gerente: ['Mercado Público de Florianópolis', 'Ilha do Campeche'],
  admin: ['Santo Antônio de Lisboa a pé'],
};

/** Titles of the places that two accounts have reviewed, by account key. */
export const reviewedTitles: Record<string, readonly string[]> = {
  membro: ['Praia da Joaquina', 'Ponte Hercílio Luz', 'Torra Ilhéu'],
  socio: [
    'Ostreria Maré Mansa',
    'Boteco do Siri Mole',
    'Torra Ilhéu',
    'Café Rendeira',
    'Ilha do Campeche',
  ],
};
