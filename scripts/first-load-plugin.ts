import type { Plugin } from 'vite';

const entry = '/src/main.tsx';

/** Packages and parts of them that stand in an index beside what is used first, and are used only later. */
const usedLater =
  /lucide-react|nfinite|uspense|seQueries|queriesObserver|useMutation|mutationOptions|mutationObserver|streamedQuery/;

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Keeps what the app imports statically in one chunk. Left to itself the bundler cuts off whatever a later
 * chunk shares with it, a file each, and small files compress worse.
 */
export function firstLoadPlugin(): Plugin {
  const codeSplitting = {
    includeDependenciesRecursively: false,
    groups: [{ name: firstLoadName() }],
  };
  return {
    name: 'first-load',
    apply: 'build',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? undefined : { build: { rolldownOptions: { output: { codeSplitting } } } },
  };
}

function firstLoadName() {
  const known = new WeakMap<ModuleGraph, ReadonlySet<string>>();
  return (id: string, graph: ModuleGraph) => {
    let modules = known.get(graph);
    if (!modules) known.set(graph, (modules = reachable(graph)));
    return modules.has(id) && !usedLater.test(id) ? 'first-load' : null;
  };
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
