/** A package of package-lock.json, by the folder it is installed in ('' is the project). */
export interface LockedPackage {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  workspaces?: string[];
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export interface Lock {
  packages: Record<string, LockedPackage>;
}

/**
 * The lock of what a production install holds (docs/deploy.md): what the project's dependencies pull, without its
 * workspaces and everything else that developers alone need.
 */
export function shippedLock<Whole extends Lock>(lock: Whole): Whole {
  const { devDependencies: _tools, workspaces: _packages, ...project } = lock.packages[''] ?? {};
  const pulled = pulledFolders(lock);
  const kept = Object.entries(lock.packages).filter(([folder]) => pulled.has(folder));
  return { ...lock, packages: { '': project, ...Object.fromEntries(kept) } };
}

/** The folders of everything that the project's dependencies pull, found as Node finds packages. */
export function pulledFolders({ packages }: Lock): Set<string> {
  const found = new Set<string>();
  const waiting = [''];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[folder] ?? {};
    for (const name of Object.keys({
      ...dependencies,
      ...optionalDependencies,
      ...peerDependencies,
    })) {
      const target = nearest(packages, folder, name);
      if (target === null || found.has(target)) continue;
      found.add(target);
      waiting.push(target);
    }
  }
  return found;
}

/** Null for an optional package that is not there. */
function nearest(packages: Lock['packages'], from: string, name: string): string | null {
  for (let folder = from; ;) {
    const candidate = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (candidate in packages) return candidate;
    if (folder === '') return null;
    const at = folder.lastIndexOf('/node_modules/');
    folder = at === -1 ? '' : folder.slice(0, at);
  }
}
