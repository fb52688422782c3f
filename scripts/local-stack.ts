import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { ChildFailedError, startChild } from './child.ts';
import type { Child, ChildOptions } from './child.ts';
import { buildDemo, placeDemo } from './demo-build.ts';
import { findFreePorts, requireFreePorts } from './ports.ts';
import type { StackPorts, StackService } from './ports.ts';
import { deleteLocalData, finishSeed, needsSeed, startSeed } from './seeding.ts';
import { firebaseHosts, hasOwnMail, hasOwnStripe, serverEnvironment } from './stack-environment.ts';
import { startVite } from './vite-server.ts';

export interface StackOptions {
  /** dev: Vite in front of the server. demo: the server alone, with the production build. */
  mode: 'dev' | 'demo';
  /** Fixed ports, or any free ports. */
  ports: StackPorts | 'free';
  /** official: uses the Firebase emulator suite that already runs on these ports instead of the local one. */
  firebase?: 'local' | 'official';
  /** Folder of the data. It is created if it does not exist. */
  dataDir: string;
  /** Deletes the data before the start. */
  fresh?: boolean;
  /** Additional arguments of the seed, such as ['--places', '10000']. */
  seedArgs?: readonly string[];
  /** Additional environment variables of the server. */
  serverEnv?: NodeJS.ProcessEnv;
  /** Output stream of the processes. If absent, only the last lines are stored for error messages. */
  output?: ChildOptions['output'];
  /** Called with a sentence about each slow step. */
  onProgress?: (sentence: string) => void;
}

export interface Stack {
  ports: StackPorts;
  /** 'http://localhost:PORT', for the browser. */
  webUrl: string;
  /** Origin of the API; equal to webUrl in demo mode. */
  apiUrl: string;
  /** 'host:port' of the local Firebase services. */
  firestoreHost: string;
  authHost: string;
  /** Origin of the local Stripe and of its pages; null if a real Stripe account is used. */
  stripeUrl: string | null;
  /** Page of the local mail server; null if another mail server is used. */
  mailUrl: string | null;
  /** The Vite server of dev mode; undefined in demo mode. */
  vite?: ViteDevServer;
  /** Restarts the server; rejects if the new process does not start. */
  restartServer(): Promise<void>;
  /** Rejects if a required process ends unexpectedly. Never resolves. */
  readonly broken: Promise<never>;
  /** Stops all processes; resolves when none is running. */
  stop(): Promise<void>;
}

/**
 * Starts local Firebase, local Stripe, the local mail server, the server and the site. Runs the seed if there is no
 * data.
 *
 * @param signal aborts the start and stops the processes that were already started
 * @throws CommandError if a port is in use; ChildFailedError if a process does not start. No process is left running in
 *   either case
 */
export async function startStack(options: StackOptions, signal?: AbortSignal): Promise<Stack> {
  const dataDir = path.resolve(options.dataDir);
  const ports = options.ports === 'free' ? await findFreePorts() : { ...options.ports };
  // In demo mode one process serves the site and the API.
  if (options.mode === 'demo') ports.api = ports.web;
  await requireFreePorts(ports, servicesOf(options));
  if (options.fresh) await deleteLocalData(dataDir);

  const hosts = firebaseHosts(ports);
  const env = serverEnvironment(ports, dataDir);
  const progress = options.onProgress ?? (() => undefined);
  const running = new Set<Child>();
  let vite: ViteDevServer | undefined;
  let stopping = false;

  const track = (child: Child): Child => {
    running.add(child);
    if (stopping) void child.stop();
    void child.ended.then(() => running.delete(child));
    return child;
  };
  const stop = async (): Promise<void> => {
    stopping = true;
    await vite?.close();
    // Firebase stops last, so that the last requests of the server can still reach it.
    const [others, firebase] = partition([...running], (child) =>
      child.label.startsWith('Firebase'),
    );
    await Promise.all(others.map((child) => child.stop()));
    await Promise.all(firebase.map((child) => child.stop()));
  };
  signal?.addEventListener('abort', () => void stop(), { once: true });

  const firebase = (only: string): Child =>
    track(
      startChild({
        label: `Firebase (${only})`,
        args: ['packages/local-firebase/main.ts', '--only', only],
        env,
        output: options.output,
      }),
    );
  const stripe = (): Child =>
    track(
      startChild({
        label: 'local Stripe',
        args: ['packages/local-stripe/main.ts'],
        env,
        output: options.output,
      }),
    );
  const mail = (): Child =>
    track(
      startChild({
        label: 'local mail',
        args: ['packages/local-mail/main.ts'],
        env,
        output: options.output,
      }),
    );
  const startServer = (): Child =>
    track(
      startChild({
        label: 'server',
        args: ['server/main.ts'],
        env: {
          ...env,
          ...(options.mode === 'demo' && {
            NODE_ENV: 'production',
            STATIC_DIR: webDir(dataDir),
          }),
          ...options.serverEnv,
        },
        output: options.output,
      }),
    );

  try {
    // Auth runs in a separate process, because it computes for several seconds before it listens.
    const services =
      options.firebase === 'official' ? [] : [firebase('firestore,storage'), firebase('auth')];
    const helpers = [...(hasOwnStripe() ? [] : [stripe()]), ...(hasOwnMail() ? [] : [mail()])];
    if (options.mode === 'demo') {
      progress('Building the site...');
      await buildDemo(options.output, track);
      await placeDemo(webDir(dataDir), hosts);
    }
    let server = startServer();
    if (options.mode === 'dev') vite = await startVite(ports, dataDir);
    await Promise.all([...services, ...helpers, server].map((child) => child.listening));

    if (await needsSeed(dataDir, hosts.firestore)) {
      progress('Creating the demo data...');
      const seed = track(startSeed(env, options.seedArgs ?? [], options.output));
      const end = await seed.ended;
      if (end.code !== 0) throw new ChildFailedError(seed.label, end);
      await finishSeed(dataDir);
      // The running server has read the empty database and would use that result for half a minute.
      await server.stop();
      server = startServer();
      await server.listening;
    }
    signal?.throwIfAborted();

    const broken = new Promise<never>((_, reject) => {
      // In dev mode the server may crash after an edit; the next edit restarts it.
      const needed = options.mode === 'demo' ? [...services, ...helpers, server] : services;
      for (const child of needed) {
        void child.ended.then((end) => {
          if (!stopping) reject(new ChildFailedError(child.label, end));
        });
      }
    });
    broken.catch(() => undefined);

    const webUrl = `http://localhost:${ports.web}`;
    return {
      ports,
      webUrl,
      apiUrl: options.mode === 'demo' ? webUrl : `http://127.0.0.1:${ports.api}`,
      firestoreHost: hosts.firestore,
      authHost: hosts.auth,
      stripeUrl: hasOwnStripe() ? null : `http://127.0.0.1:${ports.stripe}`,
      mailUrl: hasOwnMail() ? null : `http://127.0.0.1:${ports.mailPage}`,
      vite,
      broken,
      restartServer: async () => {
        await server.stop();
        if (stopping) return;
        server = startServer();
        await server.listening;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns the services that this stack starts itself. */
function servicesOf({ mode, firebase }: StackOptions): readonly StackService[] {
  const own: StackService[] = mode === 'demo' ? ['web'] : ['web', 'api'];
  const helpers: StackService[] = [
    ...own,
    ...(hasOwnStripe() ? [] : (['stripe'] as const)),
    ...(hasOwnMail() ? [] : (['mail', 'mailPage'] as const)),
  ];
  return firebase === 'official' ? helpers : [...helpers, 'auth', 'firestore', 'storage'];
}

function webDir(dataDir: string): string {
  return path.join(dataDir, 'web');
}

function partition<T>(items: T[], belongs: (item: T) => boolean): [rest: T[], belonging: T[]] {
  return [items.filter((item) => !belongs(item)), items.filter(belongs)];
}
