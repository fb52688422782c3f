/**
 * `npm run test:faults`: plays 10,000 schedules of the club's events, 100 of them over the local Firestore (`--
 * --schedules N`), kills the image server 300 times (`-- --runs N`), requests every endpoint under every kind of
 * Firestore fault, restarts the server 12 times under clients that connect continuously (`-- --restarts N`), sends
 * 200,000 visits to three servers in a city of 10,000 places, of which one is killed and all are replaced (`-- --visits
 * N --places N`; `--servers-only` skips everything else), and lets users of every kind use one built server and then two
 * for 30 minutes each with random faults of Firestore, Stripe and the mail server (`-- --soak-minutes N`;
 * `--soak-servers 2` only two, `--soak-rate N` requests per second instead of 20). `--built` uses the existing build. 0
 * skips a part, `--seed text` repeats the choices of an earlier run. Exits with 1 if a membership differs from the
 * model, if acknowledged data was lost, restored or damaged, if an e-mail arrives twice, if a response is unexplained or
 * late, if a visitor sees an error, or if memory, open files or latency grow.
 */
import { createHash } from 'node:crypto';
import { inspect, parseArgs } from 'node:util';
import { setup, teardown } from '#support/server-bundle.ts';
import { playSchedules } from './club-schedules.ts';
import { tryEveryFault } from './fault-matrix.ts';
import { buildIn } from './next-version.ts';
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
    'soak-servers': { type: 'string', default: '1,2' },
    'soak-rate': { type: 'string', default: '20' },
    visits: { type: 'string', default: '200000' },
    places: { type: 'string', default: '10000' },
    built: { type: 'boolean', default: false },
    'servers-only': { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now()) },
  },
});
/** Number of runs or minutes: 0 with `--servers-only`. */
const amountOf = (text: string): number => (values['servers-only'] ? 0 : Number(text));
const runs = amountOf(values.runs);
const { seed } = values;
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
const schedules = amountOf(values.schedules);
const restarts = amountOf(values.restarts);
const minutes = amountOf(values['soak-minutes']);
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
  if (amountOf(values.matrix) !== 0) {
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
    if (!values.built) await buildIn();
    const tables: string[] = [];
    for (const servers of values['soak-servers'].split(',').map(Number)) {
      const rate = Number(values['soak-rate']);
      tables.push(await soak({ servers, minutes, rate, seed, report: say }));
    }
    say(`Nothing unexplained, nothing lost, nothing grows:\n\n${tables.join('\n\n')}`);
  }
  await teardown();
} catch (error) {
  process.stderr.write(`${inspect(error)}\n`);
  await teardown();
  process.exit(1);
}
