/** Actions that require a signed-in user and that the previous page continues after the sign-in. */
export const loginActions = [
  'subscribe',
  'reserve',
  'review',
  'add-to-list',
  'copy-list',
  'correct',
  'claim',
  'report',
] as const;
export type LoginAction = (typeof loginActions)[number];

/** Everything for which a visitor is asked to sign in. The login itself completes a save. */
export type LoginPurpose = LoginAction | 'save-place' | 'save-event' | 'mark-helpful';
