import type { Plugin } from 'vite';

const entry = '/src/app/begin.tsx';

/** Parts of packages that are exported by the same index as first-load code, but are used only later. */
const usedLater =
  /lucide-react|nfiniteQuery(?!Behavior)|useSuspense|seQueries|queriesObserver|useMutation|mutationOptions|mutationObserver|streamedQuery/;

/** Modules of the query package that read paginated lists. The category page uses them immediately. */
const infinite = /nfiniteQuery(?:Observer)?\.m?js$/;
/** Module with the options of paginated queries, which other queries use too. */
const infiniteOptions = /infiniteQueryOptions\.m?js$/;
/** Modules of the query package that run mutations. */
const mutations = /(?:useMutation|mutationOptions|mutationObserver)\.m?js$/;

/**
 * React, which starts in a separate task (src/main.tsx), the module loader, and the base component of icons. The file
 * of a shared icon needs the base component and runs before the chunks that import the icon. The base file must
 * therefore not import other chunks.
 */
const base =
  /rolldown\/runtime|vite\/preload-helper|node_modules\/(?:react|react-dom|scheduler)\/|lucide-react\/dist\/esm\/(?:createLucideIcon|Icon|context|shared\/)/;

const isIcon = /lucide-react\/dist\/esm\/icons\//;
/** Icons of members' screens, which single other screens also show. One file is smaller than one for each. */
const memberIcons =
  /\/icons\/(?:lock-keyhole|circle-question-mark|rotate-ccw-clock|credit-card|badge-check|bell|settings|undo-2|users|message-square-text|pen-line)\.m?js$/;
const iconImport = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
const iconExport = /export\s*\{([^}]*)\}\s*from\s*["']\.\/(icons\/[\w-]+\.m?js)["']/g;

/** Modules that read a place from the database. Screens that show complete places need all of them. */
const placeReader =
  /\/(?:places\/(?:data\/place-store|model\/place)|model\/stored-place(?:-hours|-images))\.ts$/;

/**
 * Module with the club data that lists of places load later. It is assigned to no chunk, so that the bundler creates a
 * separate file for it, which the club cards load too.
 */
const cardBenefits = /\/offers\/model\/club-benefit\.ts$/;

/**
 * Connection to the database and to the server, and the checks of what they answer. Every screen that reads data needs
 * them; the Firebase package itself is a separate chunk.
 */
const connection =
  /\/src\/(?:platform\/(?:api\/api-client|errors\/(?:errors|refusals)|firestore\/(?:config|connection|document-id|page-cursor))|shared\/(?:stored-fields|text\/plain-text))\.ts$/;

/** Modules that show pending changes to members: small parts of several screens that also work offline. */
const pendingChanges =
  /\/(?:platform\/offline\/use-pending-changes|components\/pending-(?:marks|reviews)|screens\/sign-out-dialog)\.tsx?$/;

/**
 * Server-rendered screens, in the usual order of navigation. Each row has one file with the modules that its screens
 * share with other screens, except the modules in the file of an earlier row. Each of these pages then needs at most
 * eight files.
 */
const rows: {
  name: string;
  screens: RegExp;
  isLarge?: true;
  isPart?: true;
  /** Screens that must not load this file for a module that they share with it. */
  without?: RegExp;
}[] = [
  { name: 'home', screens: /\/home-screen\.tsx$/ },
  { name: 'list', screens: /\/category-screen\.tsx$/ },
  { name: 'near-me', screens: /\/screens\/categories-screen\.tsx$/ },
  { name: 'detail', screens: /\/place-detail-screen\.tsx$/ },
  // isLarge: the shared file is too large for screens with a tight budget that need only a part of it.
  { name: 'club', isLarge: true, screens: /\/screens\/offers-screen\.tsx$/ },
  {
    name: 'subscription',
    isLarge: true,
    screens: /\/subscription-screen\.tsx$/,
  },
  { name: 'agenda', isLarge: true, screens: /\/screens\/(?:agenda|event)-screen\.tsx$/ },
  // isPart: loaded after the page, or when the visitor scrolls.
  {
    name: 'filter-bar',
    isPart: true,
    screens: /\/category-bar\.tsx$/,
    without: /\/public-list-screen\.tsx$/,
  },
  {
    name: 'detail-parts',
    isLarge: true,
    isPart: true,
    screens: /\/(?:place-location|place-requests|add-to-list)\.tsx$|\/place-view-sender\.ts$/,
  },
  {
    name: 'detail-end',
    isLarge: true,
    isPart: true,
    screens: /\/(?:place-reviews|related-places)\.tsx$/,
  },
  {
    name: 'reservations',
    isLarge: true,
    isPart: true,
    screens: /\/(?:reservations-screen|own-reservations)\.tsx$/,
    without: /\/(?:manager\/manager-reservations|notices)-screen\.tsx$/,
  },
];

/** A module that at least this many of the row screens need goes into the common chunk. */
const minSharedPages = 3;

/** Screens close to their size budget. They must not load the file of a large row for the part that they need. */
const panelScreens =
  /\/screens\/admin\/|\/(?:account\/screens|profile\/screens\/profile|(?:places|redemptions)\/screens\/manager)/;

/** Screens that share lists of places, but no module of a large row. Parts that they load later are in subfolders. */
const listScreens = /\/(?:search|favorites)\/screens\/[^/]+$/;

interface ModuleGraph {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
    code: string | null;
  } | null;
}

/**
 * Puts the static imports of the app into one chunk, and modules that are usually used together into shared chunks. By
 * default the bundler creates a separate file for each set of modules that later chunks share; many small files
 * compress worse.
 */
export function firstLoadPlugin(): Plugin {
  const codeSplitting = {
    includeDependenciesRecursively: false,
    groups: [{ name: firstLoadName(), debugName: 'first load' }],
  };
  return {
    name: 'first-load',
    apply: 'build',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? undefined : { build: { rolldownOptions: { output: { codeSplitting } } } },
  };
}

function firstLoadName() {
  const known = new WeakMap<ModuleGraph, FirstLoad>();
  return (id: string, graph: ModuleGraph) => {
    let first = known.get(graph);
    if (!first) known.set(graph, (first = firstLoad(graph)));
    const { modules, icons, shared } = first;
    if (base.test(id)) return 'base';
    if (isIcon.test(id) && icons.has(id)) return 'first-load';
    if (memberIcons.test(id)) return 'member-icons';
    if (modules.has(id) && !usedLater.test(id)) return 'first-load';
    if (infinite.test(id)) return 'list';
    if (infiniteOptions.test(id)) return 'common';
    if (mutations.test(id)) return 'mutations';
    // Unused exports of a package index: the bundler removes them or adds them to the chunks that use them.
    if (usedLater.test(id) && !isIcon.test(id)) return null;
    if (cardBenefits.test(id)) return null;
    if (placeReader.test(id)) return 'place-reading';
    if (connection.test(id)) return 'connection';
    if (pendingChanges.test(id)) return 'waiting';
    return shared.get(id) ?? null;
  };
}

interface FirstLoad {
  modules: ReadonlySet<string>;
  /** Icons that these modules import by name. They must be loaded before these modules run. */
  icons: ReadonlySet<string>;
  /** Output file name by module id, for modules that several screens share. */
  shared: ReadonlyMap<string, string>;
}

function firstLoad(graph: ModuleGraph): FirstLoad {
  const modules = reachable(graph, main());
  const iconsOf = iconReader(graph, modules);
  return { modules, icons: new Set(iconsOf(modules)), shared: sharedModules(graph, iconsOf) };
}

type IconReader = (modules: Iterable<string>) => string[];

/**
 * Finds the icons that modules import by name. The module graph cannot be used for this, because the index of the icon
 * package imports all icons.
 */
function iconReader(graph: ModuleGraph, modules: ReadonlySet<string>): IconReader {
  const codeOf = (id: string) => graph.getModuleInfo(id)?.code ?? '';
  const index = [...modules].find((id) => /lucide-react\.m?js$/.test(id)) ?? '';
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of codeOf(index).matchAll(iconExport)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) {
      files.set(name, index.replace(/[^/]+$/, file));
    }
  }
  return (users) =>
    [...users]
      .filter((id) => !id.includes('/node_modules/'))
      .flatMap((id) => [...codeOf(id).matchAll(iconImport)])
      .flatMap(([, names = '']) => names.split(','))
      .flatMap((name) => files.get((name.split(' as ')[0] ?? '').trim()) ?? []);
}

/**
 * Assigns each module that at least two lazy-loaded modules need to the first row that needs it. The file 'common' gets
 * the shared icons of the first row, the modules that the first row shares with screens close to their budget, and
 * modules of later rows that at least minSharedPages row screens need.
 */
function sharedModules(graph: ModuleGraph, iconsOf: IconReader): Map<string, string> {
  const loaded = lazyModules(graph);
  const usersOf = new Map<string, string[]>();
  const needs = new Map<string, ReadonlySet<string>>();
  for (const start of loaded) {
    const modules = [...reachable(graph, start)].filter((id) => !isIcon.test(id));
    const needed = new Set([...modules, ...iconsOf(modules)]);
    needs.set(start, needed);
    for (const id of needed) usersOf.set(id, [...(usersOf.get(id) ?? []), start]);
  }
  const isPage = (id: string) => rows.some(({ screens, isPart }) => !isPart && screens.test(id));
  const shared = new Map<string, string>();
  rows.forEach(({ name, screens, isLarge = false, isPart = false, without }, row) => {
    for (const screen of [...loaded].filter((id) => screens.test(id))) {
      for (const id of needs.get(screen) ?? []) {
        const users = usersOf.get(id) ?? [];
        // A lazy-loaded module keeps a file of its own, because import() returns the exports of the file.
        if (loaded.has(id) || shared.has(id) || users.length < 2) continue;
        if (users.some((user) => without?.test(user))) continue;
        const isApart = users.some((user) => panelScreens.test(user));
        // A list screen must not load the file of another page for an icon.
        const isListIcon = isIcon.test(id) && users.some((user) => listScreens.test(user));
        const isCommon =
          row === 0
            ? isApart || isIcon.test(id)
            : isListIcon || users.filter(isPage).length >= minSharedPages;
        if (isCommon) shared.set(id, 'common');
        else if (isPart && isApart) continue;
        else if (!isLarge) shared.set(id, name);
        else if (!isApart && !users.some((user) => listScreens.test(user))) shared.set(id, name);
      }
    }
  });
  return shared;
}

/** Returns all modules that are imported dynamically. */
function lazyModules(graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const open = [main()];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const info = graph.getModuleInfo(id);
    for (const later of info?.dynamicallyImportedIds ?? []) found.add(later);
    open.push(...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? []));
  }
  return found;
}

function main(): string {
  return process.cwd().replaceAll('\\', '/') + entry;
}

/** Returns a module and all modules that it imports statically, directly or indirectly. */
function reachable(graph: ModuleGraph, start: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
