import { Firestore } from '@google-cloud/firestore';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import type { Firestore as LiteFirestore } from 'firebase/firestore/lite';
import { GoogleAuth, OAuth2Client } from 'google-auth-library';
import { startFirestore } from '../firestore/server.ts';
import type { FirestoreOptions, RunningFirestore } from '../firestore/server.ts';

// Many of these tests provoke errors, and the client would print each one.
setLogLevel('silent');

/** A separate service on a free port, with the official clients connected to it. */
export interface Fixture {
  running: RunningFirestore;
  /** 'http://127.0.0.1:<port>' */
  origin: string;
  /** Creates a web client; 'owner' skips rules, undefined is signed out. */
  web(user?: 'owner' | { sub: string; [claim: string]: unknown }, project?: string): LiteFirestore;
  /** Creates a server client, over REST unless setServerTransport was called. */
  server(project?: string): Firestore;
  close(): Promise<void>;
}

let appNumber = 0;
let transport: 'REST' | 'gRPC' = 'REST';

/** Sets how the server clients of later fixtures in this test file send their requests. */
export function setServerTransport(chosen: typeof transport): void {
  transport = chosen;
}

export async function startFixture(options: Partial<FirestoreOptions> = {}): Promise<Fixture> {
  const running = await startFirestore({ port: 0, ...options });
  const closers: (() => Promise<unknown>)[] = [];
  return {
    running,
    origin: `http://127.0.0.1:${running.port}`,
    web(user, project = 'demo-contract') {
      const app = initializeApp({ projectId: project, apiKey: 'local' }, `contract-${appNumber++}`);
      closers.push(() => deleteApp(app));
      const client = getFirestore(app);
      const options = user === undefined ? {} : { mockUserToken: user };
      connectFirestoreEmulator(client, '127.0.0.1', running.port, options);
      return client;
    },
    server(project = 'demo-contract') {
      const create = transport === 'REST' ? localServerClient : grpcServerClient;
      const client = create(running.port, project);
      closers.push(() => client.terminate());
      return client;
    },
    async close() {
      await Promise.all(closers.map((close) => close()));
      await running.close();
    },
  };
}

/** Creates a server client over REST with preset credentials, so that it does not search for credentials. */
export function localServerClient(port: number, project: string): Firestore {
  const authClient = new OAuth2Client();
  authClient.setCredentials({ access_token: 'owner', expiry_date: Date.now() + 86_400_000 });
  return new Firestore({
    projectId: project,
    preferRest: true,
    host: `127.0.0.1:${port}`,
    ssl: false,
    auth: new GoogleAuth({ authClient }),
  });
}

/** Creates a server client that knows only FIRESTORE_EMULATOR_HOST, and therefore uses gRPC. */
export function grpcServerClient(port: number, project: string): Firestore {
  return withEmulatorHost(port, () => new Firestore({ projectId: project }));
}

/** Calls a function that reads FIRESTORE_EMULATOR_HOST. */
export function withEmulatorHost<T>(port: number, create: () => T): T {
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${port}`;
  try {
    return create();
  } finally {
    delete process.env['FIRESTORE_EMULATOR_HOST'];
  }
}
