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
import { dayMs, minuteMs } from '#shared/time-units.ts';
import { startAccountLookup } from '#support/account-lookup.ts';
import { startFaultyProxy } from '#support/faulty-proxy.ts';
import { residentMb, spawnServer } from '#support/server-process.ts';
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
/**
 * Maximum reads of ten servers that start simultaneously, relative to one server; or, in a small city, maximum
 * documents per additional server.
 */
const mostOfTen = 1.2;
const mostOfAnother = 70;
/** Number of attempts. On a busy machine servers time out waiting for the database and are started again. */
const coldAttempts = 5;
/** Maximum waiting time for a less busy machine before another attempt, in ms. */
const quietMs = 10 * minuteMs;
const freshMs = 60_000;
/** Share of all visits during the rolling update and the rollback. */
const rollingPart = 0.1;
/** One of this many visits is a first visit. */
const firstOf = { visits: 20, rolling: 2 };
/** Number of place pages that are requested to measure the cost of one. */
const pagesMeasured = 300;
const pagesWarmed = 100;
const restSeconds = 120;

export interface SimulationOptions {
  visits: number;
  places: number;
  seed: string;
  /** True to build dist/ first; otherwise the existing one is used. */
  build: boolean;
  say: (line: string) => void;
}

/** The cost of one phase. */
export interface Cost extends Omit<CrowdFigures, 'builds'> {
  seconds: number;
  documentReads: number;
  /** Sum of all servers. */
  cpuSeconds: number;
}

export interface SimulationFigures {
  places: number;
  one: { reads: number; seconds: number };
  ten: { reads: number; seconds: number };
  /** Reads of a server per day without changes, independent of the number of visits. */
  readsOfADay: number;
  page: PageFigures;
  visits: Cost;
  /** Maximum time until a disabled or deleted place was gone from every server, in ms. */
  longestFreshMs: number;
  rolling: Cost;
  memoryMb: number;
}

/** The cost of a page of a place for a server. */
interface PageFigures {
  /** Processor time in ms. */
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
 * Simulates three servers behind a balancer in a city of so many places: ten simultaneous cold starts, visits with a
 * server killed in the middle, and a rolling update to a build with another cache format, and back.
 * @throws if ten cold servers read more than 1.2 times the documents of one, a visitor sees an error, or a server still
 *   has a disabled place after 60 seconds
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

/** Waits until the load is at most twice the number of processors, or for ten minutes. */
async function quieter(): Promise<void> {
  const began = performance.now();
  while ((loadavg()[0] ?? 0) > 2 * availableParallelism() && performance.now() - began < quietMs) {
    await pause(5_000);
  }
}

/**
 * Starts so many servers simultaneously and counts their reads until each has loaded the city, without visitors. The
 * database only responds after all of them listen, so that the start time of the processes is not measured.
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

/** Measures the cost of a page, and the reads of a server without changes. */
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
    // Excludes one-time work from the measurement.
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
    // Pages are cached for half a minute. The same few are requested, so that a slow machine also measures cache hits.
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
    const passed = (performance.now() - began) / dayMs;
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
  // As docs/deploy.md requires, the files of the next version are deployed before its server.
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
    if (longestFreshMs > freshMs)
      throw new Error(`A deleted place was served for ${longestFreshMs} ms`);
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

/** The servers behind a balancer, oldest first. */
function createFleet(world: World, balancer: Balancer) {
  const running: Running[] = [];
  /** Processor seconds of stopped servers. */
  let spent = 0;
  return {
    running: running as readonly Running[],
    async start({ site, server: args }: Version): Promise<void> {
      const server = spawnServer({ ...world.environment, STATIC_DIR: site }, args);
      running.push({ server, url: await server.listening });
      balancer.use(running.map(({ url }) => url));
      await balancer.ready(running.length);
    },
    /** The balancer detects a killed server itself, and a stopping server by /readyz. */
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
    /** Returns the end of each server's log. */
    said: () => running.map(({ server }) => server.output().slice(-2_000)).join('\n'),
    async close(): Promise<void> {
      await Promise.all(running.map(({ server }) => server.kill()));
    },
  };
}

/**
 * Hides or deletes a place and polls every server until its page, all links to it and the snapshot no longer contain
 * it.
 */
async function untilGone(
  { firestore, pages }: World,
  running: readonly Running[],
  how: 'switched off' | 'deleted',
): Promise<number> {
  const [page] = pages.splice(5, 1);
  if (!page) throw new Error('No place is left');
  // By then no visitor is still loading it.
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

/** Returns the processor time of a process including its threads. */
async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
