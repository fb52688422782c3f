import type { Plugin } from 'vite';

const entry = '/src/main.tsx';

/** Packages and parts of them that stand in an index beside what is used first, and are used only later. */
const usedLater =
  /lucide-react|nfinite|uspense|seQueries|queriesObserver|useMutation|mutationOptions|mutationObserver|streamedQuery/;

/**
 * What icons are made with. An icon that later chunks share gets a file of its own, which begins before the first
 * chunk that imports it: it must find these in a file that waits for nothing.
 */
const base =
  /node_modules\/(?:react|scheduler)\/|lucide-react\/dist\/esm\/(?:createLucideIcon|Icon|context|shared\/)/;

const isIcon = /lucide-react\/dist\/esm\/icons\//;
const iconImport = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
const iconExport = /export\s*\{([^}]*)\}\s*from\s*["']\.\/(icons\/[\w-]+\.m?js)["']/g;

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
}

/**
 * Keeps what the app imports statically in one chunk. Left to itself the bundler cuts off whatever a later
 * chunk shares with it, a file each, and small files compress worse.
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
    const { modules, icons } = first;
    if (base.test(id)) return 'base';
    if (isIcon.test(id)) return icons.has(id) ? 'first-load' : null;
    return modules.has(id) && !usedLater.test(id) ? 'first-load' : null;
  };
}

interface FirstLoad {
  modules: ReadonlySet<string>;
  /** Tables of the first modules hold icons, so these must be there when the modules begin. */
  icons: ReadonlySet<string>;
}

function firstLoad(graph: ModuleGraph): FirstLoad {
  const modules = reachable(graph);
  const codeOf = (id: string) => graph.getModuleInfo(id)?.code ?? '';
  const index = [...modules].find((id) => /lucide-react\.m?js$/.test(id)) ?? '';
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of codeOf(index).matchAll(iconExport)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) {
      files.set(name, index.replace(/[^/]+$/, file));
    }
  }
  const icons = new Set<string>();
  for (const id of modules) {
    if (id.includes('/node_modules/')) continue;
    for (const [, names = ''] of codeOf(id).matchAll(iconImport)) {
      for (const name of names.split(',')) {
        const file = files.get((name.split(' as ')[0] ?? '').trim());
        if (file !== undefined) icons.add(file);
      }
    }
  }
  return { modules, icons };
}

function reachable(graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [process.cwd().replaceAll('\\', '/') + entry];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
