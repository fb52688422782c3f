import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';

/** Prints the loaded packages of OpenTelemetry when the server ends. */
const listPackages = `
import { createRequire } from 'node:module';
const { cache } = createRequire('${import.meta.url}');
process.on('exit', () => {
  const names = Object.keys(cache).flatMap((file) => /@opentelemetry\\/([\\w-]+)/.exec(file)?.[1] ?? []);
  console.log('loaded: ' + [...new Set(names)].sort().join(' '));
});`;

/** Starts the server, ends it once it listens, and returns the loaded packages of OpenTelemetry. */
async function loadedPackages(environment: Record<string, string>): Promise<string> {
  const preload = `data:text/javascript,${encodeURIComponent(listPackages)}`;
  const args = ['--import', 'tsx', '--import', preload, 'server/main.ts'];
  const child = spawn(process.execPath, args, {
    env: {
      PATH: process.env['PATH'],
      // No service listens on this port: the server needs no database to start.
      ...{ FIRESTORE_EMULATOR_HOST: '127.0.0.1:9', LOG_LEVEL: 'warn', PORT: '0' },
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'message');
  child.kill('SIGINT');
  await once(child, 'close');
  return /^loaded: (.*)$/m.exec(output)?.[1] ?? output;
}

// Two servers from their sources take a minute on a busy machine.
describe('the server process', { timeout: 180_000 }, () => {
  it('loads the SDK only with the variables of the telemetry', async () => {
    const [off, on] = await Promise.all([
      loadedPackages({}),
      loadedPackages({ OTEL_TRACES_EXPORTER: 'console' }),
    ]);
    expect(off).toBe('api');
    expect(on).toContain('sdk-trace');
  });
});
