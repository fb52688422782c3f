/**
 * `npm run perf:images`: measures the cost of images, always next to a baseline in the same run. Exits with 1 if a
 * bound is not met.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { processImage } from '#server/features/pictures/processing/image-pipeline.ts';
import { uploadForm } from '#support/upload-server.ts';
import {
  compare,
  inFlight,
  isMet,
  perSecond,
  tableOf,
} from '@guia-da-ilha/local-firebase/perf/measure';
import type { Row } from '@guia-da-ilha/local-firebase/perf/measure';
import { fetched, keepAlive } from './images-requests.ts';
import { memoryServer, peakMegabytes, startImageCity } from './images-servers.ts';
import type { ImageCity } from './images-servers.ts';

const rows: Row[] = [];
const folder = mkdtempSync(path.join(tmpdir(), 'guia-images-'));
const photo = await largePhoto();
const small = await processImage(photo);

await measurePipeline();
const town = await startImageCity(path.join(folder, 'town'), 100);
// Runs first, so that the memory peak comes only from these eight images.
await measureMemory(town);
await measureEndpoint(town);
await town.close();
const city = await startImageCity(path.join(folder, 'city'), 10_000);
await measureServing(city);
await city.close();
process.stdout.write(`System load: ${loadavg()[0]?.toFixed(1)}\n\n${tableOf(rows)}\n`);
rmSync(folder, { recursive: true, force: true });
process.exit(rows.every(isMet) ? 0 : 1);

/** Returns a 12-megapixel image with the shapes, grain and softness of a photo. */
async function largePhoto(): Promise<Buffer> {
  const hills = await sharp({
    create: {
      width: 250,
      height: 188,
      channels: 3,
      background: '#7aa',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .blur(2)
    .png()
    .toBuffer();
  return sharp(hills)
    .resize(4_000, 3_000, { fit: 'fill', kernel: 'cubic' })
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function measurePipeline(): Promise<void> {
  const oneCall = () =>
    sharp(photo)
      .autoOrient()
      .resize({ width: 1_920, height: 1_080, fit: 'inside' })
      .webp({ quality: 80 })
      .toBuffer();
  const { first, second, ratio } = await compare(15, oneCall, () => processImage(photo));
  rows.push({
    name: `${small.files.length} files of a 12-megapixel JPEG, against one WebP call of sharp`,
    measured: `${second.toFixed(0)} ms against ${first.toFixed(0)} ms`,
    figure: ratio,
    bound: { kind: 'at most', value: 1.35 },
  });
}

async function send({ url, headers }: ImageCity, count: number): Promise<string[]> {
  const files = Array.from({ length: count }, () => ({ bytes: photo }));
  const body = uploadForm(files, { placeId: 'p' });
  const answer = await fetch(`${url}/api/upload/places`, { method: 'POST', headers, body });
  const { files: kept = [] } = (await answer.json()) as { files?: { filename: string }[] };
  if (kept.length !== count) throw new Error(`${answer.status}: ${kept.length} of ${count} stored`);
  return kept.map(({ filename }) => filename);
}

async function clear({ url, headers }: ImageCity): Promise<void> {
  await fetch(`${url}/api/cleanup/uploads/p`, { method: 'DELETE', headers });
}

async function measureMemory(place: ImageCity): Promise<void> {
  const agent = keepAlive(1);
  const times: number[] = [];
  let isSending = true;
  const watching = (async () => {
    while (isSending) {
      const start = performance.now();
      await fetched(`${place.url}/healthz`, agent);
      times.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  for (let round = 0; round < 3; round++) {
    await send(place, 8);
    await clear(place);
  }
  isSending = false;
  await watching;
  agent.destroy();
  const megabytes = peakMegabytes(place.server.pid);
  rows.push({
    name: 'eight 12-megapixel files in parallel, peak memory of the server',
    measured: `${megabytes.toFixed(0)} MB`,
    figure: megabytes,
    bound: { kind: 'at most', value: 350 },
  });
  const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? NaN;
  rows.push({
    name: '/healthz during these uploads, 95th percentile',
    measured: `${p95.toFixed(1)} ms of ${times.length} requests`,
    figure: p95,
    bound: { kind: 'at most', value: 50 },
  });
}

async function measureEndpoint(place: ImageCity): Promise<void> {
  let sent = 0;
  const upload = async () => {
    await send(place, 1);
    // Images are deleted outside the measurement: a place has room for eight.
    sent += 1;
  };
  const rounds = 4;
  const ratios: { first: number; second: number; ratio: number }[] = [];
  for (let block = 0; block < 4; block++) {
    ratios.push(await compare(rounds, () => processImage(photo), upload));
    await clear(place);
  }
  const middle = ratios.sort((a, b) => a.ratio - b.ratio).slice(1, 3);
  const mean = (of: 'first' | 'second' | 'ratio') =>
    middle.reduce((all, one) => all + one[of], 0) / middle.length;
  rows.push({
    name: 'an upload with identity and Firestore, against the image pipeline only',
    measured: `${mean('second').toFixed(0)} ms against ${mean('first').toFixed(0)} ms, ${sent} times`,
    figure: mean('ratio'),
    bound: { kind: 'at most', value: 1.15 },
  });
}

async function measureServing(place: ImageCity): Promise<void> {
  const [filename = ''] = await send(place, 1);
  const smallest = filename.replace('.webp', '-320.webp');
  for (const [name, address, width, requests] of [
    ['an image', `/uploads/places/p/${smallest}`, 32, 3_000],
    ['the search index of 10,000 places', '/api/places/index', 8, 300],
  ] as const) {
    const encoding = { 'accept-encoding': 'gzip, br' };
    const { headers, bytes } = await sampled(place.url + address, encoding);
    const bodyFile = path.join(folder, 'body');
    writeFileSync(bodyFile, bytes);
    const raw = await memoryServer(bodyFile, headers);
    const agents = [keepAlive(width), keepAlive(width)] as const;
    const { first, second, ratio } = await compare(
      7,
      () => inFlight(width, requests, () => fetched(place.url + address, agents[0], encoding)),
      () => inFlight(width, requests, () => fetched(`http://127.0.0.1:${raw.port}/`, agents[1])),
    );
    rows.push({
      name: `${name} (${(bytes.length / 1_000).toFixed(0)} kB), against raw Node from memory`,
      measured: `${perSecond(requests, first)} against ${perSecond(requests, second)}`,
      figure: ratio,
      bound: { kind: 'at least', value: 0.7 },
    });
    for (const agent of agents) agent.destroy();
    await raw.stop();
  }
}

/** Returns a raw response: its headers and its compressed bytes. */
async function sampled(url: string, headers: Record<string, string>) {
  return new Promise<{ headers: Record<string, string>; bytes: Buffer }>((resolve, reject) => {
    http
      .get(url, { headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const own = Object.entries(answer.headers).filter(
            ([name]) => !['date', 'connection', 'keep-alive', 'content-length'].includes(name),
          );
          const given = Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
          resolve({ headers: given, bytes: Buffer.concat(chunks) });
        });
      })
      .on('error', reject);
  });
}
