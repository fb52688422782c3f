/** Id of the heading of the benefits section; target of the link below the actions. */
export const offersAnchor = 'beneficios';
