import { mkdtempSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Timestamp } from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';
import { startFixture } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import { placeLink } from '#features/places/model/place-link.ts';
import { buildCity } from '#seed/build-city.ts';
import { writeCity } from '#seed/write-firestore.ts';
import { startAccountLookup } from '#support/account-lookup.ts';
import { startFaultyProxy } from '#support/faulty-proxy.ts';
import { spawnServer } from '#support/server-process.ts';
import type { ServerProcess } from '#support/server-process.ts';
import { startBalancer } from './balancer.ts';
import type { Balancer } from './balancer.ts';
import { send, startCrowd } from './crowd.ts';
import type { Crowd, CrowdFigures, PlacePage } from './crowd.ts';
import { buildIn, buildNextVersion, thisVersion } from './next-version.ts';
import type { Version } from './next-version.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const project = 'demo-guia';
const servers = 3;
const coldOnes = 10;
/** Ten that begin at once may read so much of what one reads, or each of the others so many documents in a small city. */
const mostOfTen = 1.2;
const mostOfAnother = 70;
/** Servers give up on a database that does not answer in seconds: on a busy machine they are begun again. */
const coldAttempts = 5;
/** So long a quieter moment is waited for before that. */
const quietMs = 10 * 60_000;
const freshMs = 60_000;
/** Of all visits: in the rolling change, back and forth. */
const rollingPart = 0.1;
/** One of so many visits is somebody's first. */
const firstOf = { visits: 20, rolling: 2 };
/** Pages of places that are asked for to know what one costs. */
const pagesMeasured = 300;
const pagesWarmed = 100;
const restSeconds = 120;

export interface SimulationOptions {
  visits: number;
  places: number;
  seed: string;
  /** Whether dist/ is built before; otherwise the one that is there is used. */
  build: boolean;
  say: (line: string) => void;
}

/** What one phase cost. */
export interface Cost extends Omit<CrowdFigures, 'builds'> {
  seconds: number;
  documentReads: number;
  /** Of all servers. */
  cpuSeconds: number;
}

export interface SimulationFigures {
  places: number;
  one: { reads: number; seconds: number };
  ten: { reads: number; seconds: number };
  /** What a server reads in a day of visits that change nothing, whatever their number. */
  readsOfADay: number;
  page: PageFigures;
  visits: Cost;
  /** Longest time until a place that was switched off or deleted was gone at every server, in milliseconds. */
  longestFreshMs: number;
  rolling: Cost;
  memoryMb: number;
}

/** What a page of a place costs a server. */
interface PageFigures {
  /** Milliseconds of processor. */
  renderedMs: number;
  heldMs: number;
  readsOfRendered: number;
  kilobytes: number;
}

interface World {
  firestore: Firestore;
  environment: Record<string, string>;
  reads: () => Promise<number>;
  pages: PlacePage[];
  close: () => Promise<void>;
}

/**
 * Three servers behind a balancer in a city of so many places: ten that begin at once, visits with a server killed in
 * the middle, and a rolling change to another build, which holds something else of each document, and back.
 * @throws when ten cold servers read more than 1.2 times what one reads, a visitor sees an error, or a place that was
 *   switched off is somewhere after 60 seconds
 */
export async function simulateServers(options: SimulationOptions): Promise<SimulationFigures> {
  const { say } = options;
  if (options.build) await buildIn();
  const folder = mkdtempSync(path.join(tmpdir(), 'several-servers-'));
  try {
    const now = await thisVersion();
    const next = await buildNextVersion(path.join(folder, 'next'));
    say(`Two versions: ${now.build} and ${next.build}.`);
    const world = await startWorld(options, folder);
    try {
      return {
        places: world.pages.length,
        ...(await measureOne(world, now, say)),
        ...(await visit(world, { now, next, folder }, options)),
        ...(await coldStarts(world, say)),
      };
    } finally {
      await world.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startWorld({ places, say }: SimulationOptions, folder: string): Promise<World> {
  const indexes: unknown = JSON.parse(
    await readFile(path.join(root, 'firestore.indexes.json'), 'utf8'),
  );
  const fixture = await startFixture({ indexes });
  const accounts = await startAccountLookup();
  const firestore = fixture.server(project);
  const { documents } = buildCity({ size: places, now: new Date(), colourOf: () => '#336699' });
  const active = documents.places.filter(({ fields }) => fields.isActive);
  const names = new Map(documents.categories.map(({ id, fields: { name } }) => [id, name]));
  const { reservations: _none, ...needed } = documents;
  const written = await writeCity(firestore, { ...needed, reservations: [] });
  say(`${written} documents, ${active.length} active places.`);
  return {
    firestore,
    environment: {
      PROJECT_ID: project,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${fixture.running.port}`,
      FIREBASE_AUTH_EMULATOR_HOST: accounts.host,
      STORAGE_EMULATOR_HOST: accounts.host,
      UPLOADS_DIR: path.join(folder, 'uploads'),
      READINGS_DIR: path.join(folder, 'readings'),
      PUBLIC_ORIGIN: 'https://guia.example',
      NODE_ENV: 'production',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
    },
    reads: async () => {
      const answer = await fetch(`${fixture.origin}/emulator/v1/projects/${project}/usage`);
      return ((await answer.json()) as { documentReads: number }).documentReads;
    },
    pages: active.map(({ id, fields: { title, category } }) => ({
      id,
      path: placeLink({ id, title, categoryName: names.get(category) ?? '' }),
    })),
    async close() {
      await Promise.all([fixture.close(), accounts.close()]);
    },
  };
}

async function coldStarts(world: World, say: (line: string) => void) {
  for (let attempt = 1; ; attempt += 1) {
    const one = await coldStart(world, 1);
    const ten = await coldStart(world, coldOnes);
    const parts = Math.round((ten.reads / one.reads) * 100) / 100;
    say(
      `One cold server: ${one.reads} document reads in ${one.seconds} s; ten: ${ten.reads} in ${ten.seconds} s, ` +
        `${parts} times as many.`,
    );
    if (ten.reads <= Math.max(one.reads * mostOfTen, one.reads + coldOnes * mostOfAnother)) {
      return { one, ten };
    }
    if (attempt === coldAttempts) throw new Error('Ten cold servers read too much');
    say(`Some gave up on the database (${ten.warnings.join('; ')}): once more when it is quieter.`);
    await quieter();
  }
}

/** Waits until no more programs want to run than twice the processors, or for ten minutes. */
async function quieter(): Promise<void> {
  const began = performance.now();
  while ((loadavg()[0] ?? 0) > 2 * availableParallelism() && performance.now() - began < quietMs) {
    await pause(5_000);
  }
}

/**
 * So many servers that begin at once, and what they read until each has the city; nobody else is there. The database
 * answers once all of them listen: what is measured is their reading, not how long a machine takes to start programs.
 */
async function coldStart(world: World, count: number) {
  await rm(world.environment['READINGS_DIR'] ?? '', { recursive: true, force: true });
  const database = await startFaultyProxy(world.environment['FIRESTORE_EMULATOR_HOST'] ?? '');
  database.mode = '503';
  const environment = { ...world.environment, FIRESTORE_EMULATOR_HOST: database.host };
  const before = await world.reads();
  const started = Array.from({ length: count }, () => spawnServer(environment));
  try {
    const urls = await Promise.all(started.map((server) => server.listening));
    database.mode = 'through';
    const saidBefore = started.map((server) => server.output().length);
    const began = performance.now();
    await Promise.all(
      urls.map(async (url) => {
        for (;;) {
          const answer = await fetch(`${url}/api/places/index`);
          await answer.arrayBuffer();
          if (answer.ok) return;
          await pause(1_000);
        }
      }),
    );
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    const said = started.map((server, at) => server.output().slice(saidBefore[at]));
    const warnings = said.flatMap((text) => [...text.matchAll(/"message":"([^"]+)"/g)]);
    return {
      reads: (await world.reads()) - before,
      seconds,
      warnings: [...new Set(warnings.map(([, text = '']) => text))],
    };
  } finally {
    await Promise.all(started.map((server) => server.kill()));
    await database.close();
  }
}

/** What a page costs, and what a server reads when nothing changes. */
async function measureOne(world: World, { site }: Version, say: (line: string) => void) {
  const server = spawnServer({ ...world.environment, STATIC_DIR: site });
  const agent = new http.Agent({ keepAlive: true });
  try {
    const url = await server.listening;
    while (!(await fetch(`${url}/readyz`)).ok) await pause(500);
    let visitor = 0;
    const open = async (address: string) => {
      visitor += 1;
      const from = `10.9.${visitor >> 8}.${visitor & 255}`;
      const { status, bytes } = await send(`${url}${address}`, agent, { visitor: from });
      if (status !== 200) throw new Error(`GET ${address}: ${status}`);
      return bytes;
    };
    const middle = Math.floor(world.pages.length / 2);
    const some = world.pages.slice(middle, middle + pagesMeasured);
    // Whatever is made once is made before.
    for (const { path: address } of world.pages.slice(20, 20 + pagesWarmed)) await open(address);
    const round = async (list: readonly PlacePage[]) => {
      const [reads, cpu] = [await world.reads(), await cpuSeconds(server.pid)];
      let bytes = 0;
      for (const { path: address } of list) bytes += await open(address);
      return {
        ms: ((await cpuSeconds(server.pid)) - cpu) * 1_000,
        reads: (await world.reads()) - reads,
        bytes,
      };
    };
    const rendered = await round(some);
    // A page is held for half a minute: the same few, so that a slow machine finds them, too.
    const held = await round(some.map((_, at) => some[at % 10]).filter((one) => one !== undefined));
    const page = {
      renderedMs: Math.round((rendered.ms / some.length) * 100) / 100,
      heldMs: Math.round((held.ms / some.length) * 100) / 100,
      readsOfRendered: Math.round((rendered.reads / some.length) * 10) / 10,
      kilobytes: Math.round(rendered.bytes / some.length / 100) / 10,
    };
    const [reads, began] = [await world.reads(), performance.now()];
    while (performance.now() - began < restSeconds * 1_000) {
      await open('/categories');
      await pause(500);
    }
    const passed = (performance.now() - began) / 86_400_000;
    const readsOfADay = Math.round(((await world.reads()) - reads) / passed);
    say(`A page of a place: ${JSON.stringify(page)}; reads of a server in a day: ${readsOfADay}.`);
    return { page, readsOfADay };
  } finally {
    agent.destroy();
    await server.kill();
  }
}

interface Versions {
  now: Version;
  next: Version;
  folder: string;
}

interface Running {
  server: ServerProcess;
  url: string;
}

async function visit(world: World, versions: Versions, { visits, seed, say }: SimulationOptions) {
  // As docs/deploy.md says: the files of the next version are there before its server is.
  const files = path.join(versions.folder, 'files');
  await cp(path.join(versions.now.site, 'assets'), path.join(files, 'assets'), { recursive: true });
  const balancer = await startBalancer(files);
  const fleet = createFleet(world, balancer);
  const builds = new Map([versions.now, versions.next].map((one) => [one.build, one.files]));

  const measured = async (
    name: 'visits' | 'rolling',
    count: number,
    meanwhile: (crowd: Crowd) => Promise<void>,
  ): Promise<Cost> => {
    const [reads, cpuBefore, began] = [await world.reads(), await fleet.cpu(), performance.now()];
    const crowd = startCrowd({
      ...{ url: balancer.url, visits: count, seed: `${seed}/${name}`, pages: world.pages, builds },
      firstOf: firstOf[name],
      onVisit: (begun) => {
        if (begun % 5_000 === 0) {
          say(`${begun} visits, ${Math.round((performance.now() - began) / 1_000)} s`);
        }
      },
    });
    try {
      await meanwhile(crowd);
    } finally {
      await crowd.end();
    }
    const { builds: pagesOf, ...figures } = crowd.figures();
    const cost: Cost = {
      ...figures,
      seconds: Math.round((performance.now() - began) / 1_000),
      documentReads: (await world.reads()) - reads,
      cpuSeconds: Math.round((await fleet.cpu()) - cpuBefore),
    };
    say(`${name}: ${JSON.stringify({ ...cost, pagesOf, errors: crowd.errors.length })}`);
    if (crowd.errors.length > 0) {
      say(fleet.said());
      throw new Error(`Visitors saw errors: ${crowd.errors.slice(0, 20).join('\n')}`);
    }
    return cost;
  };
  try {
    for (let count = 0; count < servers; count += 1) await fleet.start(versions.now);
    const fresh: number[] = [];
    const cost = await measured('visits', visits, async (crowd) => {
      await crowd.reached(visits / 2);
      await fleet.end('kill');
      say('One server was killed.');
      fresh.push(await untilGone(world, fleet.running, 'switched off'));
      await fleet.start(versions.now);
      fresh.push(await untilGone(world, fleet.running, 'deleted'));
    });
    const longestFreshMs = Math.max(...fresh);
    say(`A place was gone everywhere after ${fresh.join(' and ')} ms.`);
    if (longestFreshMs > freshMs) throw new Error(`A place was there for ${longestFreshMs} ms`);
    const memory = await Promise.all(fleet.running.map(({ server }) => residentMb(server.pid)));
    const rolling = await measured('rolling', Math.ceil(visits * rollingPart), async () => {
      await cp(path.join(versions.next.site, 'assets'), path.join(files, 'assets'), {
        recursive: true,
      });
      for (const version of [versions.next, versions.now]) {
        for (let count = 0; count < servers; count += 1) {
          await fleet.start(version);
          await fleet.end('stop');
        }
      }
    });
    if (balancer.filesOfServers() > 0) throw new Error('A file of a build was not in the folder');
    return { visits: cost, rolling, longestFreshMs, memoryMb: Math.round(Math.max(...memory)) };
  } finally {
    await fleet.close();
    await balancer.close();
  }
}

/** The servers behind a balancer, the oldest first. */
function createFleet(world: World, balancer: Balancer) {
  const running: Running[] = [];
  /** Processor seconds of servers that are gone. */
  let spent = 0;
  return {
    running: running as readonly Running[],
    async start({ site, server: args }: Version): Promise<void> {
      const server = spawnServer({ ...world.environment, STATIC_DIR: site }, args);
      running.push({ server, url: await server.listening });
      balancer.use(running.map(({ url }) => url));
      await balancer.ready(running.length);
    },
    /** Whoever directs traffic notices by itself when one dies, and is told by /readyz when one leaves. */
    async end(how: 'kill' | 'stop'): Promise<void> {
      const [gone] = running;
      if (!gone) return;
      spent += await cpuSeconds(gone.server.pid);
      await gone.server[how]();
      running.shift();
      balancer.use(running.map(({ url }) => url));
    },
    async cpu(): Promise<number> {
      const all = await Promise.all(running.map(({ server }) => cpuSeconds(server.pid)));
      return all.reduce((sum, one) => sum + one, spent);
    },
    /** The last of what each wrote down. */
    said: () => running.map(({ server }) => server.output().slice(-2_000)).join('\n'),
    async close(): Promise<void> {
      await Promise.all(running.map(({ server }) => server.kill()));
    },
  };
}

/** Takes a place away and asks every server until all have lost it: its page, what leads to it, and the snapshot. */
async function untilGone(
  { firestore, pages }: World,
  running: readonly Running[],
  how: 'switched off' | 'deleted',
): Promise<number> {
  const [page] = pages.splice(5, 1);
  if (!page) throw new Error('No place is left');
  // Nobody is on the way to it any more.
  await pause(3_000);
  const document = firestore.doc(`places/${page.id}`);
  if (how === 'deleted') await document.delete();
  else await document.update({ isActive: false, updatedAt: Timestamp.now() });
  const began = performance.now();
  const isThere = async (url: string) => {
    const answer = await fetch(`${url}${page.path}`);
    await answer.arrayBuffer();
    if (answer.status !== 404 && answer.status !== 410) return true;
    const index = await fetch(`${url}/api/places/index`);
    return (await index.text()).includes(page.id);
  };
  for (;;) {
    const there = await Promise.all(running.map(({ url }) => isThere(url)));
    const passed = Math.round(performance.now() - began);
    if (!there.includes(true) || passed > 2 * freshMs) return passed;
    await pause(500);
  }
}

/** Processor time of a process, of its threads too. */
async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_000;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
