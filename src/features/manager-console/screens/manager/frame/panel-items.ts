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
import * as texts from '#features/manager-console/panel-texts.ts';
import { linkTo } from '#shared/routes.ts';

export interface ManagerPanelItem {
  to: string;
  label: string;
  icon: LucideIcon;
}

/** Tabs left of 'Validar' at the bottom of a phone screen. */
export const mainPanelItems: readonly ManagerPanelItem[] = [
  { to: linkTo('/manager'), label: texts.today, icon: ClipboardList },
  { to: linkTo('/manager/reservations'), label: texts.reservations, icon: CalendarDays },
];
export const answerPanelItem: ManagerPanelItem = {
  to: linkTo('/manager/responder'),
  label: texts.answers,
  icon: MessageSquareReply,
};

/** Links that are not needed while serving customers. */
export const morePanelItems: readonly ManagerPanelItem[] = [
  { to: linkTo('/manager/places'), label: texts.myPlaces, icon: Store },
  { to: linkTo('/manager/reviews'), label: texts.reviews, icon: MessageSquareText },
  { to: linkTo('/manager/offers'), label: texts.offers, icon: Ticket },
  { to: linkTo('/manager/events'), label: texts.events, icon: CalendarRange },
  { to: linkTo('/manager/numeros'), label: texts.statistics, icon: ChartColumn },
  { to: linkTo('/manager/places/new'), label: texts.newPlace, icon: Plus },
];
