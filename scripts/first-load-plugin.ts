import type { Plugin } from 'vite';

const entry = '/src/app/begin.tsx';

/** Packages and parts of them that stand in an index beside what is used first, and are used only later. */
const usedLater =
  /lucide-react|nfiniteQuery(?!Behavior)|useSuspense|seQueries|queriesObserver|useMutation|mutationOptions|mutationObserver|streamedQuery/;

/** Of those packages what reads a list page after page, which the page of a category does at once. */
const infinite = /nfiniteQuery(?:Observer)?\.m?js$/;
/** What describes such a list stands beside other queries. */
const infiniteOptions = /infiniteQueryOptions\.m?js$/;
/** Of those packages what changes something. */
const mutations = /(?:useMutation|mutationOptions|mutationObserver)\.m?js$/;

/**
 * React, which begins in a task of its own (src/main.tsx), what brings everything else, and what icons are made with. An
 * icon that later chunks share gets a file of its own, which begins before the first chunk that imports it: it must find
 * these in a file that waits for nothing.
 */
const base =
  /rolldown\/runtime|vite\/preload-helper|node_modules\/(?:react|react-dom|scheduler)\/|lucide-react\/dist\/esm\/(?:createLucideIcon|Icon|context|shared\/)/;

const isIcon = /lucide-react\/dist\/esm\/icons\//;
const iconImport = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
const iconExport = /export\s*\{([^}]*)\}\s*from\s*["']\.\/(icons\/[\w-]+\.m?js)["']/g;

/** What reads a place from the database: screens that show whole places need all of it. */
const placeReading =
  /\/(?:places\/data\/place-store|platform\/firestore\/page-cursor|model\/stored-place(?:-hours|-images)?)\.ts$/;

/** What lists of places ask for later: without the cards of the club, which need it too. */
const saidOfPlaces = /\/offers\/model\/club-benefit\.ts$/;

/** What cards say. Left to the rule below it comes with the whole home page, where panels need it too. */
const textsOfCards = /\/features\/(?:opening-hours\/texts|offers\/card-texts|places\/texts)\.ts$/;

/** What connects to the database: with every screen that reads, apart from the package itself. */
const connecting =
  /\/src\/platform\/(?:errors\/(?:errors|refusals)|firestore\/(?:config|connection|document-id))\.ts$/;

/** What shows members the changes that have not arrived: small parts of several screens, used without a network. */
const waitingChanges =
  /\/(?:platform\/offline\/use-waiting|components\/waiting-(?:marks|reviews)|screens\/leave-dialog|(?:favorites|reviews)\/waiting-texts|leave-texts)\.tsx?$/;

/**
 * Screens that the server renders, by how one comes to them: what those of a row share with others comes in one file,
 * and what an earlier row has is not in a later one. A page of the rows then needs at most eight files.
 */
const rows: { name: string; screens: RegExp; isLarge?: true }[] = [
  { name: 'home', screens: /\/home-screen\.tsx$/ },
  { name: 'list', screens: /\/category-screen\.tsx$/ },
  { name: 'near-me', screens: /\/screens\/categories-screen\.tsx$/ },
  { name: 'detail', screens: /\/place-detail-screen\.tsx$/ },
  // Large: more than screens that stand apart can take for the part that they need.
  { name: 'club', isLarge: true, screens: /\/screens\/offers-screen\.tsx$/ },
  {
    name: 'subscription',
    isLarge: true,
    screens: /\/subscription-screen\.tsx$/,
  },
  { name: 'agenda', isLarge: true, screens: /\/screens\/(?:agenda|event)-screen\.tsx$/ },
];

/** What so many pages of the rows need comes with what they all have. */
const manyPages = 3;

/** Screens near their own budget: what they need of others comes without the rest of it. */
const apart =
  /\/screens\/admin\/|\/(?:account\/screens|profile\/screens\/profile|(?:places|redemptions)\/screens\/manager)/;

/** Screens that share lists of places, but nothing of a large row. */
const lists = /\/(?:search|favorites)\/screens\//;

interface ModuleGraph {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
    code: string | null;
  } | null;
}

/**
 * Keeps what the app imports statically in one chunk, and in one each what is nearly always used together. Left to
 * itself the bundler cuts off whatever a later chunk shares with it, a file each, and small files compress worse.
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
    if (modules.has(id) && !usedLater.test(id)) return 'first-load';
    if (infinite.test(id)) return 'list';
    if (infiniteOptions.test(id)) return 'common';
    if (mutations.test(id)) return 'mutations';
    // Of the package's index; the bundler leaves them out, or to who uses them.
    if (usedLater.test(id) && !isIcon.test(id)) return null;
    if (saidOfPlaces.test(id)) return null;
    if (placeReading.test(id)) return 'place-reading';
    if (connecting.test(id)) return 'connection';
    if (textsOfCards.test(id)) return 'common';
    if (waitingChanges.test(id)) return 'waiting';
    return shared.get(id) ?? null;
  };
}

interface FirstLoad {
  modules: ReadonlySet<string>;
  /** Tables of the first modules hold icons, so these must be there when the modules begin. */
  icons: ReadonlySet<string>;
  /** The file of each module that a row of screens shares with others. */
  shared: ReadonlyMap<string, string>;
}

function firstLoad(graph: ModuleGraph): FirstLoad {
  const modules = reachable(graph, main());
  const iconsOf = iconReader(graph, modules);
  return { modules, icons: new Set(iconsOf(modules)), shared: sharedModules(graph, iconsOf) };
}

type IconReader = (modules: Iterable<string>) => string[];

/** Finds the icons that modules name in their imports: the package's index, through which they come, imports all. */
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
 * Modules that more than one of the files needs which are loaded on their own, by the first row that needs them. What
 * nearly every page needs besides ('common') is all that the first row shares with screens that stand apart, its icons,
 * and what many pages share.
 */
function sharedModules(graph: ModuleGraph, iconsOf: IconReader): Map<string, string> {
  const loaded = loadedAlone(graph);
  const usersOf = new Map<string, string[]>();
  const needs = new Map<string, ReadonlySet<string>>();
  for (const start of loaded) {
    const modules = [...reachable(graph, start)].filter((id) => !isIcon.test(id));
    const needed = new Set([...modules, ...iconsOf(modules)]);
    needs.set(start, needed);
    for (const id of needed) usersOf.set(id, [...(usersOf.get(id) ?? []), start]);
  }
  const isPage = (id: string) => rows.some(({ screens }) => screens.test(id));
  const shared = new Map<string, string>();
  rows.forEach(({ name, screens, isLarge = false }, row) => {
    for (const screen of [...loaded].filter((id) => screens.test(id))) {
      for (const id of needs.get(screen) ?? []) {
        const users = usersOf.get(id) ?? [];
        // What is loaded on its own has to keep its own exports.
        if (loaded.has(id) || shared.has(id) || users.length < 2) continue;
        const isApart = users.some((user) => apart.test(user));
        const isCommon =
          row === 0 ? isApart || isIcon.test(id) : users.filter(isPage).length >= manyPages;
        if (isCommon) shared.set(id, 'common');
        else if (!isLarge || (!isApart && !users.some((user) => lists.test(user)))) {
          shared.set(id, name);
        }
      }
    }
  });
  return shared;
}

/** Everything that is imported when it is asked for. */
function loadedAlone(graph: ModuleGraph): Set<string> {
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

/** A module and everything that it imports statically, however far. */
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
