/** Query parameters of a category page that select a filter, an order or the map view. */
export const categoryParameters = [
  'preco',
  'nota',
  'local',
  'comodidades',
  'bom',
  'beneficio',
  'aberto',
  'ordenar',
  'area',
  'mapa',
] as const;
