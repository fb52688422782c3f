/** Tailwind's lg breakpoint, from which the map is next to the list. */
export const besideList = '(min-width: 64rem)';
