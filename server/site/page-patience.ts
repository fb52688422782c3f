/** How long a page waits for what it is made of, in milliseconds; past it the page comes without. */
export interface PagePatience {
  placesMs: number;
  reviewsMs: number;
}

export const pagePatience: PagePatience = { placesMs: 400, reviewsMs: 250 };
