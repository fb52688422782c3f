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
  /** Given ports, or any that are free. */
  ports: StackPorts | 'free';
  /** official: the suite that is already running on these ports is used instead of ours. */
  firebase?: 'local' | 'official';
  /** Folder of the data; made when missing. */
  dataDir: string;
  /** Forget the data first. */
  fresh?: boolean;
  /** Further arguments of the seed, such as ['--places', '10000']. */
  seedArgs?: readonly string[];
  /** Further variables of the server. */
  serverEnv?: NodeJS.ProcessEnv;
  /** Where the processes write; their last lines are kept for errors when absent. */
  output?: ChildOptions['output'];
  /** Told of each step that takes long, as a sentence. */
  onProgress?: (sentence: string) => void;
}

export interface Stack {
  ports: StackPorts;
  /** 'http://localhost:PORT', for the browser. */
  webUrl: string;
  /** Origin of the API; the web's own in demo. */
  apiUrl: string;
  /** 'host:port' of the local Firebase services. */
  firestoreHost: string;
  authHost: string;
  /** Origin of the stand-in for Stripe and of its pages; null when a real account is used. */
  stripeUrl: string | null;
  /** Page of the local mail server; null when another one is used. */
  mailUrl: string | null;
  /** Present in dev. */
  vite?: ViteDevServer;
  /** Stops the server and starts it anew; rejects when the new one does not start. */
  restartServer(): Promise<void>;
  /** Rejects when a process ends that should go on. Never resolves. */
  readonly broken: Promise<never>;
  /** Stops everything; resolves when no process is left. */
  stop(): Promise<void>;
}

/**
 * Starts local Firebase, the stand-in for Stripe, the local mail server, the server and the site, and seeds when there is no data.
 *
 * @param signal gives up and stops whatever was started
 * @throws CommandError when a port is taken; ChildFailedError when a process does not start. Nothing
 *   is left running then
 */
export async function startStack(options: StackOptions, signal?: AbortSignal): Promise<Stack> {
  const dataDir = path.resolve(options.dataDir);
  const ports = options.ports === 'free' ? await findFreePorts() : { ...options.ports };
  // One process serves the site and the API of the demo.
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
    // The server first, so that its last requests still find Firebase.
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
        label: 'Stripe stand-in',
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
    // Auth has a process of its own: it computes for seconds before it listens.
    const services =
      options.firebase === 'official' ? [] : [firebase('firestore,storage'), firebase('auth')];
    const helpers = [...(hasOwnStripe() ? [] : [stripe()]), ...(hasOwnMail() ? [] : [mail()])];
    if (options.mode === 'demo') {
      progress('Preparando o site...');
      await buildDemo(options.output, track);
      await placeDemo(webDir(dataDir), hosts);
    }
    let server = startServer();
    if (options.mode === 'dev') vite = await startVite(ports, dataDir);
    await Promise.all([...services, ...helpers, server].map((child) => child.listening));

    if (await needsSeed(dataDir, hosts.firestore)) {
      progress('Criando os dados de demonstração...');
      const seed = track(startSeed(env, options.seedArgs ?? [], options.output));
      const end = await seed.ended;
      if (end.code !== 0) throw new ChildFailedError(seed.label, end);
      await finishSeed(dataDir);
      // It read the empty city when it started, and would answer with it for half a minute.
      await server.stop();
      server = startServer();
      await server.listening;
    }
    signal?.throwIfAborted();

    const broken = new Promise<never>((_, reject) => {
      // In dev the server may die of an edit and come back with the next.
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

/** The services that this stack itself is going to start. */
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
