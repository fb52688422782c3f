/** Tailwind's lg breakpoint, from which the map is next to the list. */
export const wideLayoutQuery = '(min-width: 64rem)';
