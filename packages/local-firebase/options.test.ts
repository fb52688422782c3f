import { expect, it } from 'vitest';
import { HELP, readEmulatorOptions } from './options.ts';

it('starts all three services on the ports of the official suite by default', () => {
  expect(readEmulatorOptions([], {})).toEqual({
    ports: { auth: 9099, firestore: 8080, storage: 9199 },
    projectId: 'demo-local',
    dataDir: '.local',
    buckets: [],
    rulesFile: 'firestore.rules',
    storageRulesFile: 'storage.rules',
    indexesFile: 'firestore.indexes.json',
    fresh: false,
  });
});

it('takes ports, project and folder from the environment', () => {
  const options = readEmulatorOptions([], {
    AUTH_PORT: '1',
    FIRESTORE_PORT: '0',
    STORAGE_PORT: '65535',
    PROJECT_ID: 'demo-outra',
    LOCAL_DIR: '/tmp/outra',
    STORAGE_BUCKET: 'fotos',
  });
  expect(options?.ports).toEqual({ auth: 1, firestore: 0, storage: 65_535 });
  expect(options?.projectId).toBe('demo-outra');
  expect(options?.dataDir).toBe('/tmp/outra');
  expect(options?.buckets).toEqual(['fotos']);
});

it('reads the folders for import and export', () => {
  const options = readEmulatorOptions(['--import', 'de', '--export-on-exit', 'para'], {});
  expect(options).toMatchObject({ importDir: 'de', exportDir: 'para' });
});

it('reads services, files and folder from the command line', () => {
  const options = readEmulatorOptions(
    ['--only', 'firestore', '--fresh', '--rules', 'a.rules', '--data', 'b'],
    { LOCAL_DIR: 'c' },
  );
  expect(options?.ports).toEqual({ firestore: 8080 });
  expect(options).toMatchObject({ fresh: true, rulesFile: 'a.rules', dataDir: 'b' });
});

it('prefers ports, project and bucket of the command line over the environment', () => {
  const options = readEmulatorOptions(
    [
      ...['--auth-port', '1', '--firestore-port', '0', '--storage-port', '65535'],
      ...['--project', 'demo-outra', '--bucket', 'fotos'],
    ],
    { AUTH_PORT: '2', FIRESTORE_PORT: 'x', PROJECT_ID: 'demo-esta', STORAGE_BUCKET: 'videos' },
  );
  expect(options).toMatchObject({
    ports: { auth: 1, firestore: 0, storage: 65_535 },
    projectId: 'demo-outra',
    buckets: ['fotos'],
  });
});

it('names the option in the error for an invalid port', () => {
  expect(() => readEmulatorOptions(['--storage-port', '80.5'], {})).toThrow('--storage-port 80.5');
});

it('starts nothing when help is requested, and the help lists every option', () => {
  expect(readEmulatorOptions(['--help'], { AUTH_PORT: 'x' })).toBeNull();
  expect(HELP).toContain('  --firestore-port PORT   port of Firestore (8080)\n');
  expect(HELP).toContain('  --fresh                 delete the data first\n');
});

it.each(['http', '-1', '65536', '80.5', '0x50 '])(
  'names the variable in the error for the port %j',
  (text) => {
    expect(() => readEmulatorOptions([], { AUTH_PORT: text })).toThrow(`AUTH_PORT=${text}`);
  },
);

it('lists the known services in the error for an unknown one', () => {
  expect(() => readEmulatorOptions(['--only', 'database'], {})).toThrow(
    '--only takes auth, firestore, storage; it got "database".',
  );
});

it.each([
  [['--frsh'], "Unknown option '--frsh'. The options are --only LIST, --auth-port PORT,"],
  [['--data'], "Option '--data <value>' argument missing. The options are"],
  [['--fresh=yes'], "Option '--fresh' does not take an argument. The options are"],
  [['firestore'], "Unexpected argument 'firestore'. The options are"],
])('reports the error in %j, and the accepted form', (args, sentence) => {
  expect(() => readEmulatorOptions(args, {})).toThrow(sentence);
});
