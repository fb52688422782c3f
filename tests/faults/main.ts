/**
 * `npm run test:faults`: kills the server of pictures 300 times, or `-- --runs N`; `--seed text` repeats the
 * choices of an earlier run. Ends with 1 when something acknowledged was lost, came back or was torn.
 */
import { inspect, parseArgs } from 'node:util';
import { killAtRandom } from './picture-faults.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});
const runs = Number(values.runs);
const { seed } = values;
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
say(`Seed ${seed}, ${runs} runs`);
try {
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
