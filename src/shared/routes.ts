import { categoryParameters } from './addresses/category-address.ts';

/** Query parameters of the agenda that filter its events. */
export const agendaParameters = [
  'quando',
  'categoria',
  'bairro',
  'preco',
  'beneficio',
  'distancia',
  'lugar',
] as const;

/** Users who may open a path. Others see the reason; security rules protect the data in the same way. */
type Access = 'anyone' | 'signed-in' | 'managers' | 'super-admins';

interface Route {
  access: Access;
  /**
   * The screen of the path, in the format of screenModule(). src/app/routes.tsx and src/app/route-tables load its code.
   */
  screen: string;
  /** Listed in the sitemap. */
  isListed?: true;
  /** Rarely visited: its route table is loaded on navigation. */
  isLate?: true;
  /** Only for users who have the link: not indexed by search engines and not cached on devices. */
  isUnlisted?: true;
  /**
   * Rendered by the server and hydrated in the browser. With one of these parameters the content differs and the
   * browser renders it; all other parameters are ignored.
   */
  rendered?: { stateParameters: readonly string[] };
}

/** Server-rendered, independent of query parameters. */
const rendered = { stateParameters: [] } as const;

/**
 * Every path of the site. The browser's routes, the paths and page heads of the server, the sitemap, all links and the
 * list of pages for accessibility tests are derived from it. `:name` is one segment of the path. A path without
 * parameters comes before the paths with parameters that also match it.
 */
export const routes = {
  '/': { access: 'anyone', screen: 'home/home', isListed: true, rendered },
  '/categories': { access: 'anyone', screen: 'categories/categories', isListed: true, rendered },
  '/places/:categorySlug': {
    access: 'anyone',
    screen: 'categories/category/category',
    isListed: true,
    rendered: { stateParameters: categoryParameters },
  },
  '/places/:categorySlug/:placeId': {
    access: 'anyone',
    screen: 'place-page/place-detail',
    isListed: true,
    rendered,
  },
  '/agenda': {
    access: 'anyone',
    screen: 'events/agenda',
    isListed: true,
    rendered: { stateParameters: agendaParameters },
  },
  '/agenda/:eventId': { access: 'anyone', screen: 'events/event', isListed: true, rendered },
  '/listas/:listId': {
    access: 'anyone',
    screen: 'lists/public-list',
    isUnlisted: true,
    rendered: { stateParameters: ['mapa', 'area'] },
  },
  '/search': { access: 'anyone', screen: 'search/search' },
  '/comparar': { access: 'anyone', screen: 'compare/compare', isLate: true },
  '/roteiro': { access: 'anyone', screen: 'day-plan/day-plan', isLate: true },
  '/login': { access: 'anyone', screen: 'account/auth/login' },
  '/register': { access: 'anyone', screen: 'account/auth/register' },
  '/favorites': { access: 'signed-in', screen: 'favorites/favorites' },
  '/favorites/listas': { access: 'signed-in', screen: 'lists/my-lists', isLate: true },
  '/favorites/listas/:listId': { access: 'signed-in', screen: 'lists/list', isLate: true },
  '/profile': { access: 'signed-in', screen: 'profile/profile' },
  '/reservations': { access: 'signed-in', screen: 'reservations/reservations' },
  '/history': { access: 'signed-in', screen: 'profile/history/history' },
  '/notices': { access: 'signed-in', screen: 'notifications/notices' },
  '/settings': { access: 'signed-in', screen: 'account/settings/settings' },
  '/help': { access: 'anyone', screen: 'help/help', isLate: true },
  '/terms': { access: 'anyone', screen: 'legal/terms', isLate: true },
  '/privacy': { access: 'anyone', screen: 'legal/privacy', isLate: true },
  '/subscription': {
    access: 'anyone',
    screen: 'club/subscription',
    isListed: true,
    rendered,
  },
  '/subscription/success': { access: 'anyone', screen: 'club/success' },
  '/subscription/cancel': { access: 'anyone', screen: 'club/cancel' },
  '/club': {
    access: 'anyone',
    screen: 'offers/offers',
    isListed: true,
    rendered: { stateParameters: ['agora', 'bairro', 'area', 'mapa'] },
  },
  '/club/offers/:offerId': { access: 'anyone', screen: 'redemptions/redeem' },
  '/manager': { access: 'managers', screen: 'manager-console/manager/manager-today' },
  '/manager/places': { access: 'managers', screen: 'places/manager/manager-places' },
  '/manager/places/new': {
    access: 'managers',
    screen: 'place-editor/manager/manager-place-editor',
  },
  '/manager/places/:placeId/edit': {
    access: 'managers',
    screen: 'place-editor/manager/manager-place-editor',
  },
  '/manager/places/:placeId/photos': {
    access: 'managers',
    screen: 'place-editor/manager/photos/manager-place-photos',
  },
  '/manager/reservations': {
    access: 'managers',
    screen: 'reservations/manager/manager-reservations',
  },
  '/manager/responder': { access: 'managers', screen: 'manager-console/manager/manager-answers' },
  '/manager/reviews': { access: 'managers', screen: 'reviews/manager/manager-reviews' },
  '/manager/offers': { access: 'managers', screen: 'offers/manager/manager-offers' },
  '/manager/offers/new': { access: 'managers', screen: 'offers/manager/manager-offer' },
  '/manager/offers/:offerId': { access: 'managers', screen: 'offers/manager/manager-offer' },
  '/manager/events/import': {
    access: 'managers',
    screen: 'imports/manager/manager-event-import',
  },
  '/manager/events': { access: 'managers', screen: 'events/manager/manager-events' },
  '/manager/events/new': { access: 'managers', screen: 'events/manager/manager-event' },
  '/manager/events/:eventId': { access: 'managers', screen: 'events/manager/manager-event' },
  '/manager/numeros': { access: 'managers', screen: 'statistics/manager/manager-figures' },
  '/manager/validar': { access: 'managers', screen: 'redemptions/manager/manager-validate' },
  '/admin': { access: 'super-admins', screen: 'admin-dashboard/admin/admin-dashboard' },
  '/admin/places': { access: 'super-admins', screen: 'places/admin/admin-places' },
  '/admin/places/new': { access: 'super-admins', screen: 'place-editor/admin/admin-place-editor' },
  '/admin/places/:placeId/edit': {
    access: 'super-admins',
    screen: 'place-editor/admin/admin-place-editor',
  },
  '/admin/plans': { access: 'super-admins', screen: 'club/admin/admin-plans' },
  '/admin/payments': { access: 'super-admins', screen: 'payments/admin/admin-payments' },
  '/admin/offers': { access: 'super-admins', screen: 'offers/admin/admin-offers' },
  '/admin/offers/new': { access: 'super-admins', screen: 'offers/admin/admin-offer' },
  '/admin/offers/:offerId': { access: 'super-admins', screen: 'offers/admin/admin-offer' },
  '/admin/events': { access: 'super-admins', screen: 'events/admin/admin-events' },
  '/admin/events/new': { access: 'super-admins', screen: 'events/admin/admin-event' },
  '/admin/events/:eventId': { access: 'super-admins', screen: 'events/admin/admin-event' },
  '/admin/categories': { access: 'super-admins', screen: 'categories/admin/admin-categories' },
  '/admin/users': { access: 'super-admins', screen: 'users/admin/admin-users' },
  '/admin/requests': { access: 'super-admins', screen: 'moderation/admin/requests/admin-requests' },
  '/admin/reports': { access: 'super-admins', screen: 'moderation/admin/reports/admin-reports' },
  '/admin/import': { access: 'super-admins', screen: 'imports/admin/admin-import' },
  '/admin/uploads': { access: 'super-admins', screen: 'pictures/admin/admin-uploads' },
  '/admin/audit': { access: 'super-admins', screen: 'audit-log/admin/admin-audit' },
  '/admin/settings': { access: 'super-admins', screen: 'settings/admin/admin-settings' },
} as const satisfies Readonly<Record<string, Route>>;

/** A path of the table, with `:name` for its parameters. */
export type RoutePath = keyof typeof routes;

/** The paths with this access. */
export type RoutePathFor<Allowed extends Access> = RoutePathWith<{ access: Allowed }>;

/** The paths of the table whose rows extend `Row`. */
export type RoutePathWith<Row> = {
  [Path in RoutePath]: (typeof routes)[Path] extends Row ? Path : never;
}[RoutePath];

/** The parameters of a path: 'placeId' for '/admin/places/:placeId/edit'. */
type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type LinkValues = Record<string, string>;

/**
 * All paths in the order of the table. Pages download neither this list nor the table, because they need only the
 * types. The service worker contains both.
 */
export const routePaths = /* @__PURE__ */ Object.keys(routes) as RoutePath[];

/**
 * Returns the source file of a screen, relative to the root of the project.
 * @param screen feature, folders and name: 'home/home' is src/features/home/screens/home-screen.tsx
 */
export function screenModule(screen: string): string {
  return `src/features/${screen.replace('/', '/screens/')}-screen.tsx`;
}

/**
 * Builds the link to a path of the table.
 * @param values unencoded values of the path parameters; other values become the query
 * @returns path and query: linkTo('/admin/offers/:offerId', { offerId: 'o1', place: 'p 1' }) is
 *   '/admin/offers/o1?place=p%201'
 */
export function linkTo<Path extends RoutePath>(
  path: Path,
  ...[values = {}]: [ParameterOf<Path>] extends [never]
    ? [values?: LinkValues]
    : [values: LinkValues & Readonly<Record<ParameterOf<Path>, string>>]
): string {
  const queryValues: LinkValues = { ...values };
  const filledPath = path.replace(/:(\w+)/g, (_, name: string) => {
    delete queryValues[name];
    return encodeURIComponent(values[name] ?? '');
  });
  const query = Object.entries(queryValues).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return query.length === 0 ? filledPath : `${filledPath}?${query.join('&')}`;
}
