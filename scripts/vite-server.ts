import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import type { StackPorts } from './ports.ts';
import { firebaseHosts, webEnvironment } from './stack-environment.ts';

/**
 * Starts Vite in this process. It reads its variables from process.env, which wins over .env files.
 *
 * @param dataDir folder whose changes are none of the page's business
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
