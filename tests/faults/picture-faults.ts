import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { randomFor } from '#seed/random.ts';
import type { Random } from '#seed/random.ts';
import { spawnServer } from '#support/server-process.ts';
import { startPictureCity } from './picture-city.ts';
import type { PictureCity } from './picture-city.ts';
import { workUntilKilled } from './picture-clients.ts';
import { pictureLedger } from './picture-ledger.ts';
import type { PictureLedger } from './picture-ledger.ts';
import { expectSound } from './whole-pictures.ts';

export interface FaultOptions {
  /** Number of kills of the server. */
  runs: number;
  /** The same seed makes the same choices, but the timing of the processes differs. */
  seed: string;
  /** Called after each successful run. */
  onRun?: (run: number) => void;
}

export interface FaultFigures {
  runs: number;
  /** Numbers of acknowledged images and removals. */
  kept: number;
  gone: number;
  /** Kills during the start instead of during work. */
  duringStart: number;
}

interface Fixture {
  city: PictureCity;
  folder: string;
  ledger: PictureLedger;
  pictures: Buffer[];
}

/**
 * Kills two image servers, each with a separate folder, at random moments of uploads, removals, cleanup and start.
 * After each restart all acknowledged changes must be present and no leftovers may exist.
 * @throws the violation, with the run and the seed
 */
export async function killAtRandom({ runs, seed, onRun }: FaultOptions): Promise<FaultFigures> {
  let done = 0;
  const onEach = () => onRun?.(++done);
  const figures = await Promise.all(
    [Math.ceil(runs / 2), Math.floor(runs / 2)].map((some, at) =>
      killInOneFolder({ runs: some, seed: `${seed}/${at}`, onRun: onEach }),
    ),
  );
  const sum = (name: keyof FaultFigures) => figures.reduce((all, one) => all + one[name], 0);
  return {
    runs: sum('runs'),
    kept: sum('kept'),
    gone: sum('gone'),
    duringStart: sum('duringStart'),
  };
}

async function killInOneFolder({ runs, seed, onRun }: FaultOptions): Promise<FaultFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'picture-faults-'));
  const city = await startPictureCity(folder);
  const fixture = { city, folder, ledger: pictureLedger(), pictures: await samplePictures() };
  let duringStart = 0;
  try {
    for (let run = 1; run <= runs; run++) {
      const randoms = (name: string) => randomFor(`${seed}/${run}/${name}`);
      try {
        if (await oneRun(fixture, randoms)) duringStart += 1;
      } catch (error) {
        throw new Error(`Run ${run} of ${seed}`, { cause: error });
      }
      onRun?.(run);
    }
    const last = spawnServer(city.environment);
    await expectSound(await last.listening, folder, fixture.ledger);
    await last.kill();
    const count = (state: string) =>
      fixture.ledger.pictures().filter((picture) => picture.state === state).length;
    return { runs, kept: count('kept'), gone: count('gone'), duringStart };
  } finally {
    await city.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** One run of the server. @returns true if it was killed during its start */
async function oneRun(fixture: Fixture, randoms: (name: string) => Random): Promise<boolean> {
  const { city, folder, ledger, pictures } = fixture;
  const random = randoms('moment');
  const server = spawnServer(city.environment);
  let isKilled = false;
  try {
    if (random.chance(0.1)) {
      await Promise.race([pause(random.between(0, 1_500)), server.listening]);
      return true;
    }
    const url = await server.listening;
    await expectSound(url, folder, ledger);
    const work = workUntilKilled(
      { url, city, ledger, pictures, isKilled: () => isKilled },
      randoms,
    );
    await Promise.race([momentOfWork(ledger, random), work]);
    isKilled = true;
    await server.kill();
    await work;
    return false;
  } catch (error) {
    isKilled = true;
    await server.kill();
    throw new Error(`The server wrote:\n${server.output()}`, { cause: error });
  } finally {
    isKilled = true;
    await server.kill();
  }
}

/** Resolves some milliseconds after a few more images, so that slow and fast machines make the same progress. */
async function momentOfWork(ledger: PictureLedger, random: Random): Promise<void> {
  const enough = ledger.pictures().length + random.int(0, 6);
  const atMost = AbortSignal.timeout(3_000);
  while (ledger.pictures().length < enough && !atMost.aborted) await pause(5);
  await pause(random.between(0, 200));
}

/** Small images, so that many are processed before a kill; with two, three and four files. */
function samplePictures(): Promise<Buffer[]> {
  const sizes = [
    [500, 300],
    [700, 500],
    [1_400, 300],
  ] as const;
  return Promise.all(
    sizes.map(([width, height]) =>
      sharp({
        create: {
          width,
          height,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 128, sigma: 12 },
        },
      })
        .jpeg({ quality: 70 })
        .toBuffer(),
    ),
  );
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
