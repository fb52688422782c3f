import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { linkTo, routePaths, routes } from '#shared/routes.ts';
import type { RoutePath } from '#shared/routes.ts';
import { slugify } from '#shared/text/slug.ts';
import type { City } from './city.ts';
import { documentsWhere } from './members/member-truth.ts';
import { seenEvent, seenList } from './rendered-visits.ts';

/** A visitor, or a seeded user by the first part of the e-mail. */
export type Visitor = 'visitante' | 'membro' | 'socio' | 'gerente' | 'admin';

/** Ids of the seeded city that occur in URLs. */
export interface Ids {
  place: string;
  event: string;
  managedPlace: string;
  managedOffer: string;
  managedEvent: string;
}

/**
 * Returns the ids of an offer and an event at a place of the seeded manager, and of a place with many images and
 * reviews.
 */
export async function readIds(city: City, firestoreHost: string): Promise<Ids> {
  const managedPlace = city.place('Ostreria Maré Mansa').id;
  const [offer] = await documentsWhere(firestoreHost, 'clubOffers', 'placeId', managedPlace);
  const [event] = await documentsWhere(firestoreHost, 'events', 'placeId', managedPlace);
  if (!offer || !event) throw new Error('The seed has no offer or event of the managed place');
  // The canonical URL: other URLs of the place redirect to it and are not rendered on the server.
  const place = `${city.place('Ponte Hercílio Luz').id}-ponte-hercilio-luz`;
  const seen = `${city.event(seenEvent).id}-${slugify(seenEvent)}`;
  return {
    place,
    event: seen,
    managedPlace,
    managedOffer: offer.id,
    managedEvent: event.id,
  };
}

/** A route of the site as seen by one kind of user. */
export interface RouteVisit {
  route: RoutePath;
  visitor: Visitor;
  address: (ids: Ids) => string;
  /** Names of buttons that open something. */
  openers: readonly Opener[];
  /** Names of further ones on a phone. */
  phoneOpeners: readonly Opener[];
}

/** The name of a button that opens something, or of a series of buttons pressed one after the other. */
export type Opener = RegExp | readonly RegExp[];

const visitors: Record<(typeof routes)[RoutePath]['access'], readonly Visitor[]> = {
  anyone: ['visitante'],
  'signed-in': ['membro'],
  managers: ['gerente'],
  'super-admins': ['admin'],
};

/** Routes that differ by kind of user. */
const moreVisitors: Partial<Record<RoutePath, readonly Visitor[]>> = {
  '/': ['membro'],
  '/places/:categorySlug/:placeId': ['membro'],
  '/agenda/:eventId': ['membro'],
  '/comparar': ['membro'],
  '/listas/:listId': ['membro'],
  '/favorites': ['visitante'],
  '/history': ['socio'],
  '/reservations': ['socio'],
  '/profile': ['socio', 'gerente'],
  '/subscription': ['membro', 'socio'],
  '/club': ['membro', 'socio'],
  '/club/offers/:offerId': ['socio'],
};

/** Query parameters that a route needs. */
const queries: Partial<Record<RoutePath, Readonly<Record<string, string>>>> = {
  '/search': { q: 'praia' },
};

type Openers = Partial<Record<RoutePath, Partial<Record<Visitor, readonly Opener[]>>>>;

/** Buttons that open content that may load late. Each is tested separately. Pressing them changes no stored data. */
const openers: Openers = {
  '/categories': { visitante: [/^Próximo a mim/] },
  '/places/:categorySlug/:placeId': {
    visitante: [/^Compartilhar/, /^Ver mapa/, /^Ampliar foto 1/, /^Ver mais avaliações/],
    membro: [
      /^Adicionar à lista/,
      /^Sugerir correção/,
      [/^Mais opções da avaliação/, /^Denunciar avaliação/],
    ],
  },
  '/agenda/:eventId': {
    visitante: [/^Adicionar ao calendário/, /^Compartilhar/, /^Ver mapa/],
    membro: [/^Denunciar evento/],
  },
  '/listas/:listId': {
    visitante: [/^Compartilhar/],
    membro: [/^Copiar para as minhas listas/],
  },
  '/search': { visitante: [/^Filtros/] },
  '/favorites/listas': { membro: [/^Nova lista/] },
  '/favorites/listas/:listId': {
    membro: [/^Editar$/, /^Excluir lista/, /^Editar a anotação/, /^Ver mapa/, /^Duplicar/],
  },
  '/comparar': { visitante: [/^Adicionar lugar/], membro: [/^Adicionar lugar/] },
  '/roteiro': { visitante: [/^Adicionar lugar/] },
  '/login': { visitante: [/^Esquec/, /^Entrar com Google/] },
  '/reservations': { membro: [/^Mudar a reserva/, /^Cancelar a reserva/, /^Ver mapa/] },
  '/settings': { membro: [/^Excluir minha conta/, /^Alterar e-mail/] },
  '/manager/places': { gerente: [/^Números de/, [/^Mais opções/, /^Excluir/]] },
  '/manager/places/:placeId/edit': { gerente: [/^Ajustar no mapa/, /^Prévia/] },
  '/manager/places/:placeId/photos': { gerente: [/^Remover imagem 1/] },
  '/manager/validar': { gerente: [/^Ler com a câmera/] },
  '/admin': { admin: [/^Tabela/, /^Avaliações/] },
  '/admin/categories': {
    admin: [/^Nova Categoria/, /^Editar Bares/, [/^Mais opções de Bares/, /^Excluir Bares/]],
  },
  '/admin/payments': { admin: [/^Tabela/, /^Exportar CSV/] },
  '/admin/places': { admin: [/^Exportar CSV/, [/^Mais opções/, /^Excluir/]] },
  '/admin/plans': { admin: [/^Novo plano/, /^Editar Mensal/, /^Excluir Mensal/] },
  '/admin/requests': { admin: [/^Recusar/, /^Decididas/] },
  '/admin/reports': { admin: [/^Encerradas/] },
  '/admin/uploads': { admin: [/^Remover a pasta/] },
  '/admin/users': {
    admin: [
      /^Exportar CSV/,
      [/^Mais opções/, /^Mudar o papel/],
      [/^Mais opções/, /^Lugares e permissões/],
      [/^Mais opções/, /^Excluir/],
    ],
  },
};

/** Buttons whose content is part of the page on a desktop. */
const phoneOpeners: Openers = {
  '/agenda': { visitante: [/^Filtros/, /^Escolher dia/] },
  '/listas/:listId': { visitante: [/^Ver mapa/] },
};

/** All routes of the table, once for each kind of user with access. */
export const routeVisits: readonly RouteVisit[] = routePaths.flatMap((route) =>
  [...visitors[routes[route].access], ...(moreVisitors[route] ?? [])].map((visitor) => ({
    route,
    visitor,
    address: (ids: Ids) => addressOf(route, ids),
    openers: openers[route]?.[visitor] ?? [],
    phoneOpeners: phoneOpeners[route]?.[visitor] ?? [],
  })),
);

function addressOf(
  route: RoutePath,
  { place, event, managedPlace, managedOffer, managedEvent }: Ids,
): string {
  return linkTo(
    route as '/places/:categorySlug/:placeId',
    {
      ...(route.includes(':categorySlug') && { categorySlug: 'passeios' }),
      ...(route.includes(':placeId') && {
        placeId: route.startsWith('/places') ? place : managedPlace,
      }),
      ...(route.includes(':offerId') && { offerId: managedOffer }),
      ...(route.includes(':listId') && {
        listId: route.startsWith('/listas')
          ? `${seenList.id}-${slugify(seenList.name)}`
          : seenList.id,
      }),
      ...(route.includes(':eventId') && {
        eventId: route.startsWith('/agenda') ? event : managedEvent,
      }),
      ...((route === '/comparar' || route === '/roteiro') && { lugares: managedPlace }),
      ...queries[route],
    } as Record<'categorySlug' | 'placeId', string>,
  );
}

/** A page is idle when no request has been pending for this many ms. */
const quietMs = 600;

/** Returns a function that waits until the page is idle, also after a press that loads something. */
export function watchIdle(page: Page): () => Promise<void> {
  let lastChange = Date.now();
  const open = new Set<Request>();
  page.on('request', (request) => {
    open.add(request);
    lastChange = Date.now();
  });
  const end = (request: Request) => {
    open.delete(request);
    lastChange = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    lastChange = Date.now();
    await expect
      .poll(() => open.size === 0 && Date.now() - lastChange > quietMs, {
        intervals: [100],
        message: 'requests that never end',
      })
      .toBe(true);
  };
}

/** A layout shift without user input, as reported by the browser. */
export interface Shift {
  value: number;
  /** The elements that moved, with their text and their old and new positions. */
  moved: string[];
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Collects the layout shifts of every document that the page opens from now on. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const rects = [previousRect, currentRect].map(
            ({ x, y, width, height }) => `${x},${y} ${width}x${height}`,
          );
          const text = element?.textContent.replace(/\s+/g, ' ').slice(0, 60) ?? '';
          return `<${element?.localName ?? ''} class="${element?.getAttribute('class')?.slice(0, 80) ?? ''}"> ${text}: ${rects.join(' -> ')}`;
        });
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}
