/** `npm run dev`: runs local Firebase, the server and Vite with seeded data until Ctrl+C. */
import { describeFailure } from './command-error.ts';
import { runInForeground } from './foreground.ts';
import { startStack } from './local-stack.ts';
import { readPorts } from './ports.ts';
import { restartServerOnChange } from './restart-on-change.ts';
import { stackBanner } from './stack-banner.ts';
import { readCommandOptions } from './stack-options.ts';

try {
  const { fresh, firebase, dataDir } = readCommandOptions(process.argv.slice(2));
  const ports = readPorts(process.env);
  await runInForeground(
    (signal) =>
      startStack(
        {
          mode: 'dev',
          ports,
          firebase,
          dataDir,
          fresh,
          output: process.stdout,
          onProgress: console.log,
        },
        signal,
      ),
    (stack) => {
      console.log(stackBanner(stack, dataDir, 'dev'));
      restartServerOnChange(stack, console.log);
    },
  );
} catch (error) {
  console.error(describeFailure(error));
  process.exit(1);
}
