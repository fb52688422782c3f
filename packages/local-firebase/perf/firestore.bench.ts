/**
 * `npm run perf`: measures the speed of the local Firestore. Every measurement except the start is compared with
 * another one in the same run, because an absolute time depends mostly on the machine. Exits with 1 when a bound is not
 * met.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  setDoc,
} from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';
import { localServerClient } from '../contract/firestore-fixture.ts';
import { bridgeEngine, ourEngine } from './engines.ts';
import type { EngineUnderTest } from './engines.ts';
import { compare, inFlight, isMet, median, perSecond, tableOf, timed } from './measure.ts';
import type { Row } from './measure.ts';
import { productRules } from './product-rules.ts';
import { nothingServer, ourServer, startFromCommand } from './servers.ts';

const rows: Row[] = [];
const rules = productRules();
const dataDir = mkdtempSync(join(tmpdir(), 'guia-bench-'));
const projectId = 'demo-bench';
/** Number of requests per measurement through a client, and number of concurrent requests. */
const requests = 600;
const clientWidth = 16;
/** Rules that deny everything. The owner bypasses them. */
const closed = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {} }`;

await measureStart();
await measureEngines();
await measureGrowth();
await measureClients();
await measureRules();
console.log(`System load: ${loadavg()[0]?.toFixed(1)}\n\n${tableOf(rows)}`);
rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
process.exit(rows.every(isMet) ? 0 : 1);

async function measureStart(): Promise<void> {
  const times: number[] = [];
  for (let i = 0; i < 5; i++) {
    times.push(await timed(() => startFromCommand(join(dataDir, String(i)))));
  }
  const seconds = median(times) / 1000;
  rows.push({
    name: 'npm start -- --only firestore',
    measured: `${seconds.toFixed(2)} s until it listens`,
    figure: seconds,
    bound: { kind: 'at most', value: 1.5 },
  });
}

async function measureEngines(): Promise<void> {
  const ours = ourEngine();
  const other = bridgeEngine();
  const writes = 2_000;
  const width = 32;
  const writeAll = (engine: EngineUnderTest) =>
    inFlight(width, writes, (i) => engine.write(`p${i}`, i));
  const written = await compare(
    5,
    () => writeAll(ours),
    () => writeAll(other),
  );
  rows.push({
    name: `writes, ${width} in flight, in process`,
    measured: `${perSecond(writes, written.first)} against ${perSecond(writes, written.second)}`,
    figure: written.ratio,
    bound: { kind: 'at least', value: 2 },
  });

  const queries = 20;
  const queryAll = async (engine: EngineUnderTest) => {
    for (let i = 0; i < queries; i++) {
      if ((await engine.query(20)) !== 20) throw new Error('The query returned too few documents.');
    }
  };
  const queried = await compare(
    5,
    () => queryAll(ours),
    () => queryAll(other),
  );
  rows.push({
    name: 'filtered, ordered query over 2,000 documents',
    measured: `${perSecond(queries, queried.first)} against ${perSecond(queries, queried.second)}`,
    figure: queried.ratio,
    bound: { kind: 'at least', value: 10 },
  });
}

/** Measures how a query slows down with ten times as many documents, and with ten times as many results. */
async function measureGrowth(): Promise<void> {
  const small = ourEngine();
  const large = ourEngine();
  for (let i = 0; i < 1_000; i++) await small.write(`p${i}`, i);
  for (let i = 0; i < 10_000; i++) await large.write(`p${i}`, i);
  const repeat = (engine: EngineUnderTest, limit: number) => async () => {
    for (let i = 0; i < 200; i++) await engine.query(limit);
  };
  const same = await compare(9, repeat(small, 20), repeat(large, 20));
  rows.push({
    name: '20 of 10,000 documents, against 20 of 1,000',
    measured: `${(same.second / 200).toFixed(3)} ms against ${(same.first / 200).toFixed(3)} ms`,
    figure: same.ratio,
    bound: { kind: 'at most', value: 1.5 },
  });
  const more = await compare(9, repeat(large, 20), repeat(large, 200));
  rows.push({
    name: '200 of 10,000 documents, against 20',
    measured: `${(more.second / 200).toFixed(3)} ms against ${(more.first / 200).toFixed(3)} ms`,
    figure: more.ratio,
    bound: { kind: 'at most', value: 12 },
  });
}

function webClient(port: number, user?: 'owner'): { db: Firestore; close: () => Promise<void> } {
  const app = initializeApp({ projectId, apiKey: 'local' }, `bench-${Math.random()}`);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', port, user ? { mockUserToken: user } : {});
  return { db, close: () => deleteApp(app) };
}

async function measureClients(): Promise<void> {
  const [nothing, ours] = await Promise.all([
    nothingServer(),
    ourServer(closed, join(dataDir, 'clients')),
  ]);
  const web = [webClient(nothing.port, 'owner'), webClient(ours.port, 'owner')] as const;
  const server = [
    localServerClient(nothing.port, projectId),
    localServerClient(ours.port, projectId),
  ] as const;
  await setDoc(doc(web[1].db, 'places/p0'), { name: 'Lugar 0', isActive: true });
  const many = (work: () => Promise<unknown>) => () => inFlight(clientWidth, requests, work);
  const measurements = [
    ['web client, get', (i: 0 | 1) => many(() => getDoc(doc(web[i].db, 'places/p0')))],
    [
      'web client, set',
      (i: 0 | 1) => many(() => setDoc(doc(web[i].db, 'places/p1'), { at: Math.random() })),
    ],
    ['server client, get', (i: 0 | 1) => many(() => server[i].doc('places/p0').get())],
  ] as const;
  for (const [name, work] of measurements) {
    const { first, second, ratio } = await compare(7, work(1), work(0));
    rows.push({
      name: `${name}, against a server that does nothing`,
      measured: `${perSecond(requests, first)} against ${perSecond(requests, second)}`,
      figure: ratio,
      bound: { kind: 'at least', value: 0.7 },
    });
  }
  for (const { close } of web) await close();
  for (const client of server) await client.terminate();
  await Promise.all([nothing.stop(), ours.stop()]);
}

/** Measures the cost of this product's rules: a visitor reads a place, compared with the owner, who bypasses rules. */
async function measureRules(): Promise<void> {
  const ours = await ourServer(rules, join(dataDir, 'rules'));
  const owner = webClient(ours.port, 'owner');
  const visitor = webClient(ours.port);
  await setDoc(doc(owner.db, 'places/p0'), { name: 'Lugar 0', isActive: true });
  const read = (db: Firestore) => () =>
    inFlight(clientWidth, requests, () => getDoc(doc(db, 'places/p0')));
  const { first, second, ratio } = await compare(9, read(owner.db), read(visitor.db));
  rows.push({
    name: 'a read with rules, against one without',
    measured: `${(second / requests).toFixed(3)} ms against ${(first / requests).toFixed(3)} ms`,
    figure: ratio,
    bound: { kind: 'at most', value: 1.3 },
  });
  await Promise.all([owner.close(), visitor.close()]);
  await ours.stop();
}
