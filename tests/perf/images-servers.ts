import { readFileSync } from 'node:fs';
import { startLocalFirebase } from '@guia-da-ilha/local-firebase';
import { stableId } from '#seed/random.ts';
import { createFirestore } from '#server/platform/firestore/client.ts';
import { readConfig } from '#server/config.ts';
import { spawnServer } from '#support/server-process.ts';
import type { ServerProcess } from '#support/server-process.ts';
import { startScript } from '@guia-da-ilha/local-firebase/perf/servers';
import type { ServerProcess as ScriptProcess } from '@guia-da-ilha/local-firebase/perf/servers';

const projectId = 'demo-guia';

/** The real server with the local Firebase, and a manager of one place among many. */
export interface ImageCity {
  server: ServerProcess;
  url: string;
  headers: { authorization: string };
  close: () => Promise<void>;
}

/** @param places number of places besides 'p', the place that images are uploaded to */
export async function startImageCity(uploadsDir: string, places: number): Promise<ImageCity> {
  const firebase = await startLocalFirebase({ projectId, ports: { auth: 0, firestore: 0 } });
  const host = (name: 'auth' | 'firestore') => `127.0.0.1:${firebase.ports[name] ?? 0}`;
  const environment = {
    PROJECT_ID: projectId,
    FIRESTORE_EMULATOR_HOST: host('firestore'),
    FIREBASE_AUTH_EMULATOR_HOST: host('auth'),
    UPLOADS_DIR: uploadsDir,
    LOG_LEVEL: 'warn',
    // As in production: otherwise each decoder thread would keep its own heap (360 against 410 MB).
    MALLOC_ARENA_MAX: '2',
    RATE_LIMIT_READS: '1000000',
    RATE_LIMIT_WRITES: '1000000',
    RATE_LIMIT_UPLOADS: '1000000',
  };
  const firestore = createFirestore(readConfig(environment));
  const signUp = await fetch(
    `http://${host('auth')}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'gerente@exemplo.test',
        password: 'ilha1234',
        returnSecureToken: true,
      }),
    },
  );
  const { localId, idToken } = (await signUp.json()) as { localId: string; idToken: string };
  const writer = firestore.bulkWriter();
  void writer.set(firestore.doc(`users/${localId}`), {
    role: 'super_admin',
    status: 'active',
    managedPlaces: [],
  });
  const place = {
    title: 'Bar do Farol',
    isActive: true,
    createdBy: localId,
    updatedAt: new Date(),
  };
  void writer.set(firestore.doc('places/p'), place);
  for (let at = 0; at < places; at++) {
    const description = `Petiscos e chope de frente para o mar, mesa ${at * 7_919}.`;
    void writer.set(firestore.doc(`places/${stableId(`place ${at}`)}`), {
      ...place,
      title: `Lugar ${stableId(`title ${at}`)}`,
      description,
      location: `Rua ${at % 900}, ${at}, Florianópolis`,
      categoryId: `c${at % 8}`,
    });
  }
  await writer.close();
  // Runs the bundle as in production: otherwise the source loader would be measured as well.
  const server = spawnServer(environment, ['dist-server/main.js']);
  const url = await server.listening;
  return {
    server,
    url,
    headers: { authorization: `Bearer ${idToken}` },
    async close() {
      await server.stop();
      await firestore.terminate();
      await firebase.close();
    },
  };
}

/**
 * Starts a raw Node server in a separate process that answers every request with one body from memory and these
 * headers.
 */
export function memoryServer(
  bodyFile: string,
  headers: Readonly<Record<string, string>>,
): Promise<ScriptProcess> {
  return startScript(`
    const { createServer } = await import('node:http');
    const { readFileSync } = await import('node:fs');
    const body = readFileSync(${JSON.stringify(bodyFile)});
    const headers = { ...${JSON.stringify(headers)}, 'content-length': body.length };
    const server = createServer((request, response) => {
      response.writeHead(200, headers);
      response.end(body);
    });
    server.listen(0, '127.0.0.1', () => process.send(server.address().port));
    process.on('disconnect', () => process.exit());`);
}

/** Returns the peak memory of a process in MB of 1,000,000 bytes. Works only on Linux. */
export function peakMegabytes(pid: number): number {
  const [, kilobytes = 'NaN'] =
    /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) * 1_024) / 1_000_000;
}
