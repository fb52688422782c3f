import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Builds with react-router's production files. The package names its development files for every condition,
 * with warnings that no visitor reads; the production files stand beside them in the same package.
 */
export function productionRouterPlugin(): Plugin {
  const development = fileURLToPath(import.meta.resolve('react-router'));
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^react-router$/,
            replacement: development.replace('/development/', '/production/'),
          },
        ],
      },
    }),
  };
}
