/** A package of package-lock.json, keyed by the folder it is installed in ('' is the project). */
export interface LockedPackage {
  version?: string;
  dev?: boolean;
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
 * Developer dependencies that `npm run build` copies into the site: code, styles and the typeface. Visitors download
 * them, the server does not load them.
 */
export const sitePackages = [
  '@fontsource-variable/figtree',
  '@tanstack/react-query',
  'firebase',
  'idb',
  'leaflet',
  'libphonenumber-js',
  'lucide-react',
  'qr',
  'react',
  'react-dom',
  'react-easy-crop',
  'react-router-dom',
  'supercluster',
  'tailwindcss',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

/** Developer dependencies that buildServer() copies into the server, so that their other files are not installed. */
export const serverPackages = [
  '@opentelemetry/context-async-hooks',
  '@opentelemetry/core',
  '@opentelemetry/exporter-metrics-otlp-http',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-metrics',
  '@opentelemetry/sdk-trace',
];

/**
 * Returns a lock file with only the shipped packages: those that the server's dependencies, its bundle and the site
 * need, without workspaces and developer tools. The server alone gets less (docs/deploy.md).
 */
export function shippedLock<Whole extends Lock>(lock: Whole): Whole {
  const { devDependencies = {}, workspaces: _packages, ...project } = lock.packages[''] ?? {};
  const copied = [...sitePackages, ...serverPackages];
  const ofBuild = Object.entries(devDependencies).filter(([name]) => copied.includes(name));
  const root = {
    ...project,
    dependencies: { ...project.dependencies, ...Object.fromEntries(ofBuild) },
  };
  const packages: Lock['packages'] = { ...lock.packages, '': root };
  const shipped = pulledFolders({ packages });
  const entries = Object.entries(packages)
    .filter(([folder]) => folder === '' || shipped.has(folder))
    .map(([folder, { dev: _flag, ...locked }]) => [folder, locked] as const);
  return { ...lock, packages: Object.fromEntries(entries) };
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
