/**
 * `npm run test:faults`: plays 10,000 schedules of the club's events, 100 of them over the local Firestore (`--
 * --schedules N`), kills the image server 300 times (`-- --runs N`), requests every endpoint under every kind of
 * Firestore fault, restarts the server 12 times under clients that connect continuously (`-- --restarts N`), sends
 * 200,000 visits to three servers in a city of 10,000 places, of which one is killed and all are replaced (`-- --visits
 * N --places N`; `--built` uses the existing build, `--servers-only` skips everything else), and lets users of every
 * kind use the built server for 30 minutes with random Firestore faults (`-- --soak-minutes N`). 0 skips a part,
 * `--seed text` repeats the choices of an earlier run. Exits with 1 if a membership differs from the model, if
 * acknowledged data was lost, restored or damaged, if a response is unexplained or late, if a visitor sees an error, or
 * if memory grows.
 */
import { createHash } from 'node:crypto';
import { inspect, parseArgs } from 'node:util';
import { setup, teardown } from '#support/server-bundle.ts';
import { playSchedules } from './club-schedules.ts';
import { tryEveryFault } from './fault-matrix.ts';
import { killAtRandom } from './picture-faults.ts';
import { startRestarts } from './restarts.ts';
import { scaleTable } from './scale.ts';
import { simulateServers } from './several-servers.ts';
import { soak } from './soak.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '300' },
    schedules: { type: 'string', default: '10000' },
    matrix: { type: 'string', default: '1' },
    restarts: { type: 'string', default: '12' },
    'soak-minutes': { type: 'string', default: '30' },
    visits: { type: 'string', default: '200000' },
    places: { type: 'string', default: '10000' },
    built: { type: 'boolean', default: false },
    'servers-only': { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now()) },
  },
});
/** Number of runs or minutes: 0 with `--servers-only`. */
const wanted = (text: string): number => (values['servers-only'] ? 0 : Number(text));
const runs = wanted(values.runs);
const { seed } = values;
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
const schedules = wanted(values.schedules);
const restarts = wanted(values.restarts);
const minutes = wanted(values['soak-minutes']);
const visits = Number(values.visits);
say(`Seed ${seed}`);
try {
  await setup();
  if (schedules > 0) {
    const club = await playSchedules({
      schedules,
      overFirestore: Math.min(100, schedules),
      seed: createHash('sha256').update(seed).digest().readUInt32BE(),
      onSchedule: (played) => {
        if (played % 1_000 === 0) say(`${played} schedules of ${schedules}`);
      },
    });
    say(
      `${club.schedules} schedules, ${club.overFirestore} of them over the local Firestore: ${club.deliveries} ` +
        `deliveries with ${club.crashes} crashes, all as the model predicts.`,
    );
  }
  if (runs > 0) {
    const figures = await killAtRandom({
      runs,
      seed,
      onRun: (run) => {
        if (run % 25 === 0) say(`${run} of ${runs}`);
      },
    });
    say(
      `${figures.runs} kills, ${figures.duringStart} of them during the start; ` +
        `${figures.kept} pictures there, ${figures.gone} removed, as their clients were told.`,
    );
  }
  if (wanted(values.matrix) !== 0) {
    const { kinds, answers, longestRecoveryMs } = await tryEveryFault(say);
    say(`${kinds} kinds of faults, ${answers} answers, recovery within ${longestRecoveryMs} ms.`);
  }
  if (restarts > 0) {
    const { answered, resetAtClosing, answeredPolite } = await startRestarts(restarts);
    say(
      `${restarts} restarts, ${answered} answers to clients that look at nothing, of whose connections ` +
        `${resetAtClosing} were cut as the port closed; ${answeredPolite} to those that go by /readyz, none lost.`,
    );
  }
  if (visits > 0) {
    const figures = await simulateServers({
      ...{ visits, places: Number(values.places), seed, build: !values.built, say },
    });
    say(`${JSON.stringify(figures, null, 2)}\n\n${scaleTable(figures)}`);
  }
  if (minutes > 0) {
    const figures = await soak(minutes, seed, say);
    const [, second, last] = figures.memoryMb.thirds;
    say(
      `${minutes} minutes, ${figures.requests} requests under ${figures.faults} faults: ${second} and ${last} MB in ` +
        `the last two thirds, nothing unexplained, nothing lost.`,
    );
  }
  await teardown();
} catch (error) {
  process.stderr.write(`${inspect(error)}\n`);
  await teardown();
  process.exit(1);
}
