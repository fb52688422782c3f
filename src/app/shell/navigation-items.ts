import { Heart, House, Search, UserRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

export interface NavigationItem {
  to: string;
  label: string;
  icon: LucideIcon;
  /** A signed-out person is sent to /login instead. */
  loginRequired: boolean;
}

/** Desktop navigation (SPEC section 2). Going to /search without q clears the current search. */
export const topItems: readonly NavigationItem[] = [
  { to: '/', label: 'Início', icon: House, loginRequired: false },
  { to: '/search', label: 'Buscar', icon: Search, loginRequired: false },
  { to: '/favorites', label: 'Favoritos', icon: Heart, loginRequired: true },
  { to: '/profile', label: 'Perfil', icon: UserRound, loginRequired: true },
];

/** Tabs at the foot of the phone. */
export const tabItems: readonly NavigationItem[] = [
  { to: '/', label: 'Início', icon: House, loginRequired: false },
  { to: '/search?q=', label: 'Buscar', icon: Search, loginRequired: false },
  { to: '/favorites', label: 'Salvos', icon: Heart, loginRequired: true },
  { to: '/profile', label: 'Perfil', icon: UserRound, loginRequired: true },
];
