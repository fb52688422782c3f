/** Parameters with which the address of the favourites asks for an order, for groups or for some of them. */
export const favoriteParameters = [
  'ordenar',
  'agrupar',
  'categoria',
  'bairro',
  'aberto',
  'beneficio',
] as const;
