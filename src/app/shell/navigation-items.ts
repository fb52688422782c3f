import { Heart, House, Search, UserRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { linkTo } from '#shared/routes.ts';

export interface NavigationItem {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Signed-out users are sent to /login instead. */
  loginRequired: boolean;
}

/** Items of the desktop navigation. A link to /search without q clears the current search. */
export const topItems: readonly NavigationItem[] = [
  { to: linkTo('/'), label: 'Início', icon: House, loginRequired: false },
  { to: linkTo('/search'), label: 'Buscar', icon: Search, loginRequired: false },
  { to: linkTo('/favorites'), label: 'Favoritos', icon: Heart, loginRequired: true },
  { to: linkTo('/profile'), label: 'Perfil', icon: UserRound, loginRequired: true },
];

/** Tabs at the bottom of the screen on phones. */
export const tabItems: readonly NavigationItem[] = [
  { to: linkTo('/'), label: 'Início', icon: House, loginRequired: false },
  { to: linkTo('/search', { q: '' }), label: 'Buscar', icon: Search, loginRequired: false },
  { to: linkTo('/favorites'), label: 'Salvos', icon: Heart, loginRequired: true },
  { to: linkTo('/profile'), label: 'Perfil', icon: UserRound, loginRequired: true },
];
