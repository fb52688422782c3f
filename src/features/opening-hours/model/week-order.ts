/** Weekdays in display order, Monday first; 0 is Sunday. */
export const weekOrder = [1, 2, 3, 4, 5, 6, 0] as const;
