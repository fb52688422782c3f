import {
  Banknote,
  CalendarDays,
  CalendarRange,
  ChartColumn,
  ClipboardList,
  CreditCard,
  FileUp,
  Flag,
  Images,
  Inbox,
  LayoutDashboard,
  MapPin,
  MessageSquareReply,
  MessageSquareText,
  ScanLine,
  ScrollText,
  Settings,
  Shapes,
  Store,
  Ticket,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import * as managerTexts from '#app/manager-panel-texts.ts';
import * as texts from '#app/panel-texts.ts';
import { linkTo } from '#shared/routes.ts';
import type { Audience } from '../guards/require-role.tsx';

/** Kind of the pending items that are counted next to a screen. */
export type PendingKind = 'places' | 'requests' | 'reports' | 'reservations' | 'reviews';

/** A screen of a panel. */
export interface PanelItem {
  to: string;
  label: string;
  icon: LucideIcon;
  pending?: PendingKind;
  /** The main action of the panel, which has an outline. */
  isMain?: true;
}

export interface PanelGroup {
  /** Null for the screens before the first group. */
  label: string | null;
  items: readonly PanelItem[];
}

export interface Panel {
  name: string;
  /** Tabs of phones. The last tab, 'Mais', is not an item. */
  tabs: readonly PanelItem[];
  /** Pending items that are counted at 'Mais'. */
  morePending?: PendingKind;
  /** All screens. */
  groups: readonly PanelGroup[];
}

const dashboard = { to: linkTo('/admin'), label: texts.dashboard, icon: LayoutDashboard };
const places: PanelItem = {
  to: linkTo('/admin/places'),
  label: texts.places,
  icon: MapPin,
  pending: 'places',
};
const users = { to: linkTo('/admin/users'), label: texts.users, icon: Users };
const requests: PanelItem = {
  to: linkTo('/admin/requests'),
  label: texts.requests,
  icon: Inbox,
  pending: 'requests',
};

const adminPanel: Panel = {
  name: texts.adminPanel,
  tabs: [dashboard, places, requests, users],
  morePending: 'reports',
  groups: [
    { label: null, items: [dashboard] },
    {
      label: texts.contentGroup,
      items: [
        places,
        { to: linkTo('/admin/categories'), label: texts.categories, icon: Shapes },
        { to: linkTo('/admin/events'), label: texts.events, icon: CalendarRange },
      ],
    },
    {
      label: texts.people,
      items: [
        users,
        requests,
        { to: linkTo('/admin/reports'), label: texts.reports, icon: Flag, pending: 'reports' },
      ],
    },
    {
      label: texts.clubGroup,
      items: [
        { to: linkTo('/admin/plans'), label: texts.plans, icon: CreditCard },
        { to: linkTo('/admin/offers'), label: texts.offers, icon: Ticket },
        { to: linkTo('/admin/payments'), label: texts.payments, icon: Banknote },
      ],
    },
    {
      label: texts.systemGroup,
      items: [
        { to: linkTo('/admin/import'), label: texts.importScreen, icon: FileUp },
        { to: linkTo('/admin/uploads'), label: texts.uploads, icon: Images },
        { to: linkTo('/admin/audit'), label: texts.auditLog, icon: ScrollText },
        { to: linkTo('/admin/settings'), label: texts.settings, icon: Settings },
      ],
    },
  ],
};

const today = { to: linkTo('/manager'), label: texts.today, icon: ClipboardList };
const reservations: PanelItem = {
  to: linkTo('/manager/reservations'),
  label: managerTexts.reservations,
  icon: CalendarDays,
  pending: 'reservations',
};
const validate: PanelItem = {
  to: linkTo('/manager/validar'),
  label: managerTexts.validate,
  icon: ScanLine,
  isMain: true,
};
// Counts the reviews: 'Avaliações' also lists those with a reply, and the reservations are counted at 'Reservas'.
const answers: PanelItem = {
  to: linkTo('/manager/responder'),
  label: managerTexts.answers,
  icon: MessageSquareReply,
  pending: 'reviews',
};

const managerPanel: Panel = {
  name: managerTexts.managerPanel,
  tabs: [today, reservations, validate, answers],
  groups: [
    { label: null, items: [validate, today] },
    {
      label: managerTexts.serviceGroup,
      items: [
        answers,
        reservations,
        { to: linkTo('/manager/reviews'), label: managerTexts.reviews, icon: MessageSquareText },
      ],
    },
    {
      label: managerTexts.ownPlacesGroup,
      items: [
        { to: linkTo('/manager/places'), label: managerTexts.myPlaces, icon: Store },
        { to: linkTo('/manager/offers'), label: texts.offers, icon: Ticket },
        { to: linkTo('/manager/events'), label: texts.events, icon: CalendarRange },
        { to: linkTo('/manager/numeros'), label: managerTexts.statistics, icon: ChartColumn },
      ],
    },
  ],
};

/** The panels, by the users who may open them. */
export const panels: Record<Audience, Panel> = {
  'super-admins': adminPanel,
  managers: managerPanel,
};

/** Returns the address of the screen that a path belongs to: the longest address that the path begins with. */
export function currentAddress({ groups }: Panel, pathname: string): string | undefined {
  return groups
    .flatMap(({ items }) => items)
    .map(({ to }) => to)
    .filter((to) => pathname === to || pathname.startsWith(`${to}/`))
    .sort((one, other) => other.length - one.length)[0];
}
