/** Light colours of a dance floor. */
export const neon = ['#ff7d5c', '#f7b547', '#38c6c4', '#e35d90', '#8a7bf0'] as const;
