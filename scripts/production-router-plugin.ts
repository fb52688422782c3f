import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/**
 * Builds with the production files of react-router, which react-router-dom re-exports. The package maps every import
 * condition to its development files, which contain warnings; the production files are next to them.
 */
export function productionRouterPlugin(): Plugin {
  const resolve = createRequire(import.meta.resolve('react-router-dom')).resolve;
  const development = resolve('react-router');
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
