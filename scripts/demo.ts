/** `npm run demo`: serves the production build with the server and local Firebase until Ctrl+C. */
import { describeFailure } from './command-error.ts';
import { runInForeground } from './foreground.ts';
import { startStack } from './local-stack.ts';
import { DEMO_WEB_PORT, readPorts } from './ports.ts';
import { stackBanner } from './stack-banner.ts';
import { readCommandOptions } from './stack-options.ts';

try {
  const { fresh, dataDir } = readCommandOptions(process.argv.slice(2));
  const ports = readPorts(process.env, DEMO_WEB_PORT);
  await runInForeground(
    (signal) =>
      startStack(
        { mode: 'demo', ports, dataDir, fresh, output: process.stdout, onProgress: console.log },
        signal,
      ),
    (stack) => {
      console.log(stackBanner(stack, dataDir, 'demo'));
    },
  );
} catch (error) {
  console.error(describeFailure(error));
  process.exit(1);
}
