/** Monday first, as the week is shown; 0 is Sunday. */
export const weekOrder = [1, 2, 3, 4, 5, 6, 0] as const;
