/**
 * `npm run test:faults`: plays 10,000 schedules of the club's events, 100 of them over the local Firestore
 * (`-- --schedules N`), and kills the server of pictures 300 times (`-- --runs N`); `--seed text` repeats the choices
 * of an earlier run. Ends with 1 when a membership is not what the model predicts, or when something acknowledged
 * was lost, came back or was torn.
 */
import { createHash } from 'node:crypto';
import { inspect, parseArgs } from 'node:util';
import { playSchedules } from './club-schedules.ts';
import { killAtRandom } from './picture-faults.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '300' },
    schedules: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});
const runs = Number(values.runs);
const { seed } = values;
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
const schedules = Number(values.schedules);
say(`Seed ${seed}, ${schedules} schedules, ${runs} runs`);
try {
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
} catch (error) {
  process.stderr.write(`${inspect(error)}\n`);
  process.exit(1);
}
