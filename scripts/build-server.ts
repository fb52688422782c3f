import { build } from 'vite';

/**
 * Bundles server code that node runs without a loader; packages stay outside.
 * @param inputs source file of each program, by its name without '.js'
 * @param outDir a folder inside the project, so that the programs find node_modules
 */
export async function buildServer(inputs: Record<string, string>, outDir: string): Promise<void> {
  await build({
    logLevel: 'warn',
    build: {
      ssr: true,
      rollupOptions: { input: inputs },
      outDir,
      copyPublicDir: false,
      manifest: false,
    },
  });
}
