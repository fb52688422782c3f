import { readSeedOptions, SeedRefused } from './options.ts';
import { runSeed } from './run-seed.ts';

try {
  await runSeed(readSeedOptions(process.argv.slice(2), process.env), new Date(), (line) => {
    console.log(line);
  });
} catch (error) {
  if (!(error instanceof SeedRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
