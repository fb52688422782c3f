/** Titles of the places that the accounts have saved, by account key; one of them is inactive. */
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

/** Places that two of the accounts have reviewed. */
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
