/** Where the stars at the head of the page lead. */
export const reviewsAnchor = 'avaliacoes';
