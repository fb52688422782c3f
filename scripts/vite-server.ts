import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import type { StackPorts } from './ports.ts';
import { firebaseHosts, webEnvironment } from './stack-environment.ts';

/**
 * Starts Vite in this process. Vite reads its variables from process.env, which has priority over .env files.
 *
 * @param dataDir folder whose changes must not reload the page
 */
export async function startVite(ports: StackPorts, dataDir: string): Promise<ViteDevServer> {
  Object.assign(process.env, webEnvironment(firebaseHosts(ports)), {
    API_PORT: String(ports.api),
    WEB_PORT: String(ports.web),
  });
  const vite = await createServer({
    clearScreen: false,
    logLevel: 'warn',
    server: {
      host: '127.0.0.1',
      port: ports.web,
      strictPort: true,
      watch: { ignored: [`${dataDir}/**`, '**/.local/**', '**/dist*/**', '**/test-results/**'] },
    },
  });
  await vite.listen();
  return vite;
}
