/** Parameters with which the address of a category asks for some of its places, for an order or for their map. */
export const categoryParameters = [
  'preco',
  'nota',
  'local',
  'comodidades',
  'beneficio',
  'aberto',
  'ordenar',
  'area',
  'mapa',
] as const;
