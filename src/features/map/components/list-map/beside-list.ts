/** Tailwind's lg: from here on there is room for a list and a map beside it. */
export const besideList = '(min-width: 64rem)';
