import { Heart, House, Search, UserRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { linkTo } from '#shared/routes.ts';

export interface NavigationItem {
  to: string;
  label: string;
  icon: LucideIcon;
  /** A signed-out person is sent to /login instead. */
  loginRequired: boolean;
}

/** Desktop navigation (SPEC section 2). Going to /search without q clears the current search. */
export const topItems: readonly NavigationItem[] = [
  { to: linkTo('/'), label: 'Início', icon: House, loginRequired: false },
  { to: linkTo('/search'), label: 'Buscar', icon: Search, loginRequired: false },
  { to: linkTo('/favorites'), label: 'Favoritos', icon: Heart, loginRequired: true },
  { to: linkTo('/profile'), label: 'Perfil', icon: UserRound, loginRequired: true },
];

/** Tabs at the foot of the phone. */
export const tabItems: readonly NavigationItem[] = [
  { to: linkTo('/'), label: 'Início', icon: House, loginRequired: false },
  { to: linkTo('/search', { q: '' }), label: 'Buscar', icon: Search, loginRequired: false },
  { to: linkTo('/favorites'), label: 'Salvos', icon: Heart, loginRequired: true },
  { to: linkTo('/profile'), label: 'Perfil', icon: UserRound, loginRequired: true },
];
