/** Contact data of a user, stored in contacts/{uid}; only the user can read it. */
export interface Contact {
  /** E.164, for the next reservation; '' if none is stored. */
  phone: string;
}
