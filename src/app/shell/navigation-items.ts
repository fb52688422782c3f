import { Heart, House, Search, UserRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import * as texts from '#app/texts.ts';
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
  { to: linkTo('/'), label: texts.home, icon: House, loginRequired: false },
  { to: linkTo('/search'), label: texts.search, icon: Search, loginRequired: false },
  { to: linkTo('/favorites'), label: texts.favorites, icon: Heart, loginRequired: true },
  { to: linkTo('/profile'), label: texts.profile, icon: UserRound, loginRequired: true },
];

/** Tabs at the bottom of the screen on phones. */
export const tabItems: readonly NavigationItem[] = [
  { to: linkTo('/'), label: texts.home, icon: House, loginRequired: false },
  { to: linkTo('/search', { q: '' }), label: texts.search, icon: Search, loginRequired: false },
  { to: linkTo('/favorites'), label: texts.favoritesTab, icon: Heart, loginRequired: true },
  { to: linkTo('/profile'), label: texts.profile, icon: UserRound, loginRequired: true },
];
