import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server in a separate process. */
export interface ServerProcess {
  port: number;
  stop(): Promise<void>;
}

/** Name of the document that `nothingServer` returns for every read. */
export const onlyDocument = 'projects/demo-bench/databases/(default)/documents/places/p0';

const at = '2026-01-01T00:00:00.000001Z';
const found = JSON.stringify([
  {
    found: {
      name: onlyDocument,
      fields: { name: { stringValue: 'Lugar 0' }, active: { booleanValue: true } },
      createTime: at,
      updateTime: at,
    },
    readTime: at,
  },
]);
const written = JSON.stringify({ writeResults: [{ updateTime: at }], commitTime: at });

/** Starts a server that answers every read with one document and every write with success, without doing any work. */
export function nothingServer(): Promise<ServerProcess> {
  return startScript(`
    const { createServer } = await import('node:http');
    const answers = ${JSON.stringify({ found, written })};
    const server = createServer((request, response) => {
      request.resume();
      request.on('end', () => {
        const text = request.url.includes(':batchGet') ? answers.found : answers.written;
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
        response.end(text);
      });
    });
    server.listen(0, '127.0.0.1', () => process.send(server.address().port));
    process.on('disconnect', () => process.exit());`);
}

/** Starts the local Firestore with rules and a data folder. */
export function ourServer(rules: string, dataDir: string): Promise<ServerProcess> {
  const options = JSON.stringify({ port: 0, rules, dataDir });
  const module = new URL('../firestore/server.ts', import.meta.url).href;
  return startScript(`
    const { startFirestore } = await import(${JSON.stringify(module)});
    const { port } = await startFirestore(${options});
    process.send(port);
    process.on('disconnect', () => process.exit());`);
}

/** Runs a script that sends its port when it is listening. */
export async function startScript(script: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [port] = (await once(child, 'message')) as [number];
  return { port, stop: () => ended(child, () => child.kill()) };
}

/** Starts only Firestore with the npm command, waits until it reports that it is listening, and stops it. */
export async function startFromCommand(dataDir: string): Promise<void> {
  const child = spawn('npm', ['start', '--', '--only', 'firestore', '--data', dataDir], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, FIRESTORE_PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  for await (const text of child.stdout as AsyncIterable<Buffer>) {
    output += text.toString();
    if (output.includes('127.0.0.1:')) {
      child.unref();
      child.kill();
      return;
    }
  }
  throw new Error(`The command ended before it was listening:\n${output}`);
}

async function ended(child: ChildProcess, stop: () => unknown): Promise<void> {
  const exited = once(child, 'exit');
  stop();
  await exited;
}
