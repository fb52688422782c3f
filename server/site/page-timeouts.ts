/** Longest waits of a page for its data, in milliseconds; after that the page is sent without it. */
export interface PageTimeouts {
  placesMs: number;
  reviewsMs: number;
  /** Longest wait of a visitor for the rendered page with its reviews; after that the shell is sent. */
  pageMs: number;
}

export const pageTimeouts: PageTimeouts = { placesMs: 400, reviewsMs: 250, pageMs: 400 };
