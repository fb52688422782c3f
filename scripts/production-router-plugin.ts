import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** Names for developer tools. An assignment would keep its component even if nothing uses the component. */
const displayName = /^\w+\.displayName = .*;$/gm;
/** Calls whose result the bundler may drop if nothing uses it. */
const componentCall =
  /^(?<start>(?:var \w+ = )?)(?<call>React\d*\.(?:forwardRef|memo|createContext)\()/gm;

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
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replaceAll(displayName, '')
          .replaceAll(componentCall, '$<start>/* @__PURE__ */ $<call>'),
        map: null,
      }),
    },
  };
}
