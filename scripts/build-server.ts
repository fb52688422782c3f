import { build } from 'vite';

/**
 * Bundles server code so that Node runs it without a loader. Packages are not bundled, except `serverPackages`.
 * @param inputs source file of each program, keyed by its name without '.js'
 * @param outDir a folder inside the project, so that Node resolves packages from its node_modules
 */
export async function buildServer(inputs: Record<string, string>, outDir: string): Promise<void> {
  await build({
    logLevel: 'warn',
    // With the packages that they need, which are 25 MB installed and 0.25 MB bundled.
    ssr: { noExternal: [/^@opentelemetry\/(?!api$)/] },
    build: {
      ssr: true,
      rollupOptions: { input: inputs },
      outDir,
      copyPublicDir: false,
      manifest: false,
    },
  });
}
