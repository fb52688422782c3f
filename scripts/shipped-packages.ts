/** A package of package-lock.json, keyed by the folder it is installed in ('' is the project). */
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
 * Returns the lock file of a production install (docs/deploy.md): the packages that the project's dependencies need,
 * without its workspaces and developer tools.
 */
export function shippedLock<Whole extends Lock>(lock: Whole): Whole {
  const { devDependencies: _tools, workspaces: _packages, ...project } = lock.packages[''] ?? {};
  const pulled = pulledFolders(lock);
  const kept = Object.entries(lock.packages).filter(([folder]) => pulled.has(folder));
  return { ...lock, packages: { '': project, ...Object.fromEntries(kept) } };
}

/** Returns the folders of all packages that the project's dependencies need, with Node's resolution rules. */
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

/**
 * Returns the folder of the package that a name means in the folder `from`; null for an optional package that is not
 * installed.
 */
function nearest(packages: Lock['packages'], from: string, name: string): string | null {
  for (let folder = from; ;) {
    const candidate = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (candidate in packages) return candidate;
    if (folder === '') return null;
    const at = folder.lastIndexOf('/node_modules/');
    folder = at === -1 ? '' : folder.slice(0, at);
  }
}
