/** How a person is reached, contacts/{uid}: for them alone to read. */
export interface Contact {
  /** E.164, for the next reservation; '' where the person keeps none. */
  phone: string;
}
