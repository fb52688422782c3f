/** Id of the heading to which the stars at the top of the page link. */
export const reviewsAnchor = 'avaliacoes';
