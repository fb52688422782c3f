/** How long a page waits for what it is made of, in milliseconds; past it the page comes without. */
export interface PagePatience {
  placesMs: number;
  reviewsMs: number;
  /** How long a visitor waits for the page itself, its reviews included; past it the shell comes (DESIGN section 8a). */
  pageMs: number;
}

export const pagePatience: PagePatience = { placesMs: 400, reviewsMs: 250, pageMs: 400 };
