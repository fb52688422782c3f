import {
  CalendarDays,
  CalendarRange,
  ChartColumn,
  ClipboardList,
  MessageSquareReply,
  MessageSquareText,
  Plus,
  Store,
  Ticket,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { linkTo } from '#shared/routes.ts';

export interface ManagerPanelItem {
  to: string;
  label: string;
  icon: LucideIcon;
}

/** Tabs left and right of 'Validar' at the bottom of a phone screen. */
export const mainPanelItems: readonly ManagerPanelItem[] = [
  { to: linkTo('/manager'), label: 'Hoje', icon: ClipboardList },
  { to: linkTo('/manager/reservations'), label: 'Reservas', icon: CalendarDays },
];
export const answerPanelItem: ManagerPanelItem = {
  to: linkTo('/manager/responder'),
  label: 'Responder',
  icon: MessageSquareReply,
};

/** Links that are not needed while serving customers. */
export const morePanelItems: readonly ManagerPanelItem[] = [
  { to: linkTo('/manager/places'), label: 'Meus Locais', icon: Store },
  { to: linkTo('/manager/reviews'), label: 'Avaliações', icon: MessageSquareText },
  { to: linkTo('/manager/offers'), label: 'Ofertas', icon: Ticket },
  { to: linkTo('/manager/events'), label: 'Eventos', icon: CalendarRange },
  { to: linkTo('/manager/numeros'), label: 'Números', icon: ChartColumn },
  { to: linkTo('/manager/places/new'), label: 'Novo local', icon: Plus },
];
