/** What is said where the pictures of a map cannot be fetched: they are not kept, as their server asks. */
export const mapTexts = {
  needsNetwork: 'O mapa precisa de conexão.',
  listInstead: 'O mapa precisa de conexão. Os lugares estão na lista.',
};
