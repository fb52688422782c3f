#!/usr/bin/env node
/**
 * The command `local-firebase`, which runs local Firebase. When another process starts it (npm run dev, the tests), it
 * reports its ports to that process, and stops on a signal or when that process exits.
 */
import { existsSync, readFileSync } from 'node:fs';
import { deleteData, importData } from './export-folder.ts';
import { PortTakenError, startLocalFirebase } from './local-firebase.ts';
import type { LocalFirebase } from './local-firebase.ts';
import { HELP, readEmulatorOptions, SERVICE_NAMES, SERVICE_PORTS } from './options.ts';
import type { EmulatorOptions, ServiceName } from './options.ts';

const LABELS = { auth: 'Auth', firestore: 'Firestore', storage: 'Storage' };

// The parent process has exited, so no other process would stop this one.
process.once('disconnect', () => {
  if (stop) stop();
  else process.exit(1);
});
if (process.send && !process.connected) process.exit(1);

let stop: (() => void) | undefined;
try {
  const options = readEmulatorOptions(process.argv.slice(2), process.env);
  if (options === null) {
    console.log(HELP);
    process.exit(0);
  }
  if (options.fresh) await deleteData(options.dataDir);
  const services = SERVICE_NAMES.filter((service) => options.ports[service] !== undefined);
  if (options.importDir) await importData(options.importDir, options.dataDir, services);
  const firebase = await startLocalFirebase({
    projectId: options.projectId,
    ports: options.ports,
    dataDir: options.dataDir,
    rules: readRules('firestore', options.rulesFile, services),
    storageRules: readRules('storage', options.storageRulesFile, services),
    indexes: readIfPresent(options.indexesFile),
    buckets: options.buckets,
    onError: (error) => {
      console.error('The local data was not saved:', error);
    },
    warn: (message) => {
      console.warn(message);
    },
  });
  stop = stopper(firebase, options.exportDir);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  // The error of `send` is ignored: if the parent has exited, the handler of 'disconnect' stops this process.
  if (process.send) process.send({ type: 'listening', ports: firebase.ports }, () => undefined);
  else announce(firebase, options);
} catch (error) {
  console.error(sentence(error));
  process.exit(1);
}

/** Reads a rules file. Warns if a service starts without one. */
function readRules(
  service: ServiceName,
  file: string,
  services: readonly ServiceName[],
): string | undefined {
  const rules = readIfPresent(file);
  if (rules === undefined && services.includes(service)) {
    console.warn(
      `There is no file ${file}: ${LABELS[service]} denies every request without 'Bearer owner'.`,
    );
  }
  return rules;
}

function readIfPresent(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Returns a function that exports if requested, saves and exits. Repeated calls have no effect. */
function stopper(firebase: LocalFirebase, exportDir: string | undefined): () => void {
  let stopping = false;
  return () => {
    if (stopping) return;
    stopping = true;
    void leave(firebase, exportDir).then((code) => process.exit(code));
  };
}

/** Exports and closes. A failed export does not prevent the data from being saved. */
async function leave(firebase: LocalFirebase, exportDir: string | undefined): Promise<number> {
  let code = 0;
  if (exportDir) {
    await firebase.exportTo(exportDir).catch((error: unknown) => {
      console.error(`The export failed: ${sentence(error)}`);
      code = 1;
    });
  }
  await firebase.close().catch((error: unknown) => {
    console.error('The local data was not saved:', error);
    code = 1;
  });
  return code;
}

function announce(firebase: LocalFirebase, options: EmulatorOptions): void {
  const lines = SERVICE_NAMES.flatMap((service) => {
    const port = firebase.ports[service];
    return port === undefined ? [] : [`  ${LABELS[service].padEnd(10)}127.0.0.1:${port}`];
  });
  console.log(
    [
      `Local Firebase, project ${options.projectId}, data in ${options.dataDir}`,
      ...lines,
      'Ctrl+C stops it.',
    ].join('\n'),
  );
}

function sentence(error: unknown): string {
  if (error instanceof PortTakenError) {
    const { option, variable } = SERVICE_PORTS[error.service];
    return `Port ${error.port} (${LABELS[error.service]}) is in use: close the program that uses it, or choose another with --${option} or ${variable}=<port>.`;
  }
  return error instanceof Error ? error.message : String(error);
}
