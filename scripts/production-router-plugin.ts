import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/**
 * Builds with the production files of react-router, which react-router-dom hands on. The package names its development
 * files for every condition, with warnings that no visitor reads; the production files stand beside them.
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
