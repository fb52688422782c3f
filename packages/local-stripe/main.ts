/**
 * Runs the local Stripe server. If a parent process with an IPC channel starts it (npm run dev, the tests), the server
 * reports to the parent when it is listening, and stops when the parent exits.
 */
import path from 'node:path';
import { readStripeOptions } from './options.ts';
import { startStripe } from './stripe-server.ts';

try {
  const options = readStripeOptions(process.env);
  const stripe = await startStripe({
    ...options,
    dataDir: path.join(options.dataDir, 'stripe'),
    onError: (error) => {
      console.error('Local Stripe:', error);
    },
    warn: (message) => {
      console.warn(message);
    },
  });
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void stripe.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('The local payments were not saved:', error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  process.once('disconnect', stop);
  if (process.send) {
    if (process.connected) process.send({ type: 'listening', port: stripe.port }, () => undefined);
    else stop();
  } else {
    console.log(`Local Stripe: ${stripe.url}\nCtrl+C stops it.`);
  }
} catch (error) {
  const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(isTaken ? 'The port of STRIPE_PORT is in use: choose another.' : error);
  process.exit(1);
}
