/** Roles of a user. */
export const userRoles = ['member', 'manager', 'super_admin'] as const;
export type UserRole = (typeof userRoles)[number];

/** 'pending' needs approval and is read-only; 'inactive' cannot sign in. */
export const userStatuses = ['active', 'inactive', 'pending'] as const;
export type UserStatus = (typeof userStatuses)[number];

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** Maximum number of places per manager. */
export const maxManagedPlaces = 200;

/** Minimum length of a password in characters. */
export const minPasswordLength = 6;
