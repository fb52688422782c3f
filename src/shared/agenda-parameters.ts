/** Parameters with which the address of the agenda asks for some of its dates. */
export const agendaParameters = [
  'quando',
  'categoria',
  'bairro',
  'preco',
  'beneficio',
  'distancia',
  'lugar',
] as const;
