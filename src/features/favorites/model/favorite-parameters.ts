/** Address parameters of the order, grouping and filters of the favourites, without those of the map. */
export const favoriteParameters = [
  'ordenar',
  'agrupar',
  'categoria',
  'bairro',
  'aberto',
  'beneficio',
] as const;
