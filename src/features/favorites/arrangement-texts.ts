import type {
  FavoriteGroup,
  FavoriteGrouping,
  FavoriteSort,
} from '#features/favorites/model/favorite-arrangement.ts';

export const favoriteSortLabels: Record<FavoriteSort, string> = {
  recentes: 'Mais recentes',
  nome: 'Nome (A-Z)',
  distancia: 'Mais próximos',
  aberto: 'Abertos primeiro',
};

export const favoriteGroupingLabels: Record<FavoriteGrouping, string> = {
  bairro: 'Por bairro',
  categoria: 'Por categoria',
};

const unnamedGroupNames: Record<FavoriteGrouping, string> = {
  bairro: 'Bairro não informado',
  categoria: 'Sem categoria',
};

/** Returns the heading of a group. */
export function favoriteGroupName(
  { kind, name }: FavoriteGroup,
  grouping: FavoriteGrouping,
): string {
  if (kind === 'gone') return 'Fora do guia';
  return kind === 'unnamed' ? unnamedGroupNames[grouping] : name;
}
