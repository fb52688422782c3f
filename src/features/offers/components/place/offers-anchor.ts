/** Id of the heading of what the club gives here: the link under the actions leads there. */
export const offersAnchor = 'beneficios';
