/**
 * Runs the local mail server. When another process starts it (npm run dev, the tests), it reports to that process when
 * it is listening, and stops when that process exits.
 */
import { startMail } from './mail-server.ts';
import { readMailOptions } from './options.ts';

try {
  const mail = await startMail({
    ...readMailOptions(process.env),
    warn: (message) => {
      console.warn(message);
    },
  });
  const stop = (): void => {
    void mail.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  process.once('disconnect', stop);
  if (process.send) {
    if (process.connected) {
      process.send({ type: 'listening', port: mail.smtpPort }, () => undefined);
    } else stop();
  } else {
    console.log(`Local mail: ${mail.smtpUrl}, web page ${mail.url}\nCtrl+C stops it.`);
  }
} catch (error) {
  const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(
    isTaken ? 'The port of MAIL_PORT or MAIL_PAGE_PORT is in use: choose another.' : error,
  );
  process.exit(1);
}
