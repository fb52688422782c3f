/** Address parameters that set the order, grouping or filters of the favourites. */
export const favoriteParameters = [
  'ordenar',
  'agrupar',
  'categoria',
  'bairro',
  'aberto',
  'beneficio',
] as const;
