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

export interface ConsoleItem {
  to: string;
  label: string;
  icon: LucideIcon;
}

/** Left and right of 'Validar', at the foot of a phone. */
export const firstItems: readonly ConsoleItem[] = [
  { to: linkTo('/manager'), label: 'Hoje', icon: ClipboardList },
  { to: linkTo('/manager/reservations'), label: 'Reservas', icon: CalendarDays },
];
export const answerItem: ConsoleItem = {
  to: linkTo('/manager/responder'),
  label: 'Responder',
  icon: MessageSquareReply,
};

/** What is not needed while people wait. */
export const moreItems: readonly ConsoleItem[] = [
  { to: linkTo('/manager/places'), label: 'Meus Locais', icon: Store },
  { to: linkTo('/manager/reviews'), label: 'Avaliações', icon: MessageSquareText },
  { to: linkTo('/manager/offers'), label: 'Ofertas', icon: Ticket },
  { to: linkTo('/manager/events'), label: 'Eventos', icon: CalendarRange },
  { to: linkTo('/manager/numeros'), label: 'Números', icon: ChartColumn },
  { to: linkTo('/manager/places/new'), label: 'Novo local', icon: Plus },
];
