import { describe, expect, it } from 'vitest';
import { hourMs } from '#shared/time-units.ts';
import { ConfigError, readConfig } from './config.ts';

const local = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };
const secret = 'a key for the tests of this file alone';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('the configuration', () => {
  it('needs only the local Firestore to run locally', () => {
    const config = readConfig(local);
    expect(config).toMatchObject({
      port: 3001,
      portVariable: 'API_PORT',
      host: '127.0.0.1',
      projectId: 'demo-guia',
      staticDir: null,
      publicOrigin: null,
      allowedOrigins: [],
      trustProxy: 0,
      placeIndex: { refreshAfterMs: 20_000, maxAgeMs: 30_000, rebuildAfterMs: hourMs },
    });
    expect(config.uploadsDir).toMatch(/[\\/]\.local[\\/]uploads$/);
  });

  it('accepts a real project without emulators and listens on all addresses of the host', () => {
    const config = readConfig({
      GOOGLE_CLOUD_PROJECT: 'guia-real',
      PORT: '8081',
      API_PORT: '1',
      PRIVACY_SECRET: secret,
    });
    expect(config).toMatchObject({
      port: 8081,
      portVariable: 'PORT',
      host: '0.0.0.0',
      projectId: 'guia-real',
      authDomain: 'guia-real.firebaseapp.com',
      storageBucket: 'guia-real.firebasestorage.app',
      privacySecret: secret,
      emulators: { firestore: null, auth: null, storage: null },
    });
  });

  it('accepts a program or a service as translator, and has none by default', () => {
    expect(readConfig(local).translators).toEqual({});
    const translators = {
      TRANSLATOR_ES: 'apertium -u pt-es',
      TRANSLATOR_EN: 'http://127.0.0.1:2737/translate?langpair=por|eng',
    };
    expect(readConfig({ ...local, ...translators }).translators).toEqual({
      es: { kind: 'program', program: 'apertium', args: ['-u', 'pt-es'] },
      en: { kind: 'service', url: translators.TRANSLATOR_EN },
    });
    expect(problemsOf({ ...local, TRANSLATOR_EN: 'ftp://127.0.0.1/translate' })).toEqual([
      "The variable TRANSLATOR_EN must be a program with its arguments, or an address such as 'https://…'.",
    ]);
  });

  it('rejects emulators together with the credentials of a real project, naming the variable', () => {
    expect(problemsOf({ ...local, GOOGLE_APPLICATION_CREDENTIALS: '/keys/real.json' })).toEqual([
      'GOOGLE_APPLICATION_CREDENTIALS has credentials of a real project and cannot be used with FIRESTORE_EMULATOR_HOST.',
    ]);
  });

  it.each(['PROJECT_ID', 'GOOGLE_CLOUD_PROJECT'])(
    'rejects emulators together with a real project in %s',
    (variable) => {
      const [problem] = problemsOf({ ...local, [variable]: 'guia-real' });
      expect(problem).toContain(variable);
      expect(problem).toContain("'guia-real'");
    },
  );

  it.each(['FIREBASE_AUTH_EMULATOR_HOST', 'STORAGE_EMULATOR_HOST'])(
    'rejects %s alone, because the database would be the real one',
    (variable) => {
      expect(problemsOf({ [variable]: '127.0.0.1:9000', PROJECT_ID: 'demo-guia' })).toHaveLength(1);
    },
  );

  it('rejects a real project without a long key for the hashes of erased users', () => {
    const real = { PROJECT_ID: 'guia-real' };
    expect(problemsOf(real)).toEqual([expect.stringContaining('PRIVACY_SECRET')]);
    expect(problemsOf({ ...real, PRIVACY_SECRET: 'short' })).toEqual([
      expect.stringContaining('PRIVACY_SECRET'),
    ]);
    expect(problemsOf({ ...real, PRIVACY_SECRET: secret })).toEqual([]);
  });

  it('rejects a local project without emulators, and a missing project', () => {
    expect(problemsOf({ PROJECT_ID: 'demo-guia', PRIVACY_SECRET: secret })).toHaveLength(1);
    expect(problemsOf({ PRIVACY_SECRET: secret })).toEqual([expect.stringContaining('PROJECT_ID')]);
  });

  it('lists all problems together', () => {
    const problems = problemsOf({
      ...local,
      API_PORT: '70000',
      LOG_LEVEL: 'loud',
      PUBLIC_ORIGIN: 'https://guia.example/',
      GOOGLE_APPLICATION_CREDENTIALS: '/keys/real.json',
    });
    expect(problems).toHaveLength(4);
    for (const name of [
      'API_PORT',
      'LOG_LEVEL',
      'PUBLIC_ORIGIN',
      'GOOGLE_APPLICATION_CREDENTIALS',
    ]) {
      expect(problems.filter((problem) => problem.includes(`${name} `))).toHaveLength(1);
    }
  });

  it.each([
    ['PORT', '-1'],
    ['PORT', '3001abc'],
    ['PORT', '1e3'],
    ['HOST', 'http://x'],
    ['FIRESTORE_EMULATOR_HOST', 'http://127.0.0.1:8080'],
    ['FIRESTORE_EMULATOR_HOST', '127.0.0.1'],
    ['PROJECT_ID', 'Demo Guia'],
    ['PUBLIC_ORIGIN', 'guia.example'],
    ['PUBLIC_ORIGIN', 'javascript:alert(1)'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'https://a.example,https://b.example/path'],
    ['IMAGE_ORIGINS', "https://a.example; script-src 'unsafe-inline'"],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', '10.0.0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['INDEX_MAX_AGE', '61'],
    ['INDEX_REFRESH_AFTER', '30'],
    ['RATE_LIMIT_READS', '0'],
  ])('rejects %s=%s', (name, value) => {
    const [problem] = problemsOf({ ...local, [name]: value });
    expect(problem).toContain(name);
    // Default message of the validation library.
    expect(problem).not.toContain('Invalid');
  });

  it('reads lists and both forms of TRUST_PROXY', () => {
    const config = readConfig({
      ...local,
      ALLOWED_ORIGINS: ' https://a.example , http://localhost:5173,',
      TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
    });
    expect(config.allowedOrigins).toEqual(['https://a.example', 'http://localhost:5173']);
    expect(config.trustProxy).toEqual(['10.0.0.0/8', '127.0.0.1']);
    expect(readConfig({ ...local, TRUST_PROXY: '2' }).trustProxy).toBe(2);
  });

  it('treats an empty variable as absent', () => {
    expect(readConfig({ ...local, PORT: '', STATIC_DIR: ' ' })).toMatchObject({
      port: 3001,
      staticDir: null,
    });
  });

  it('withdraws the service worker only if configured', () => {
    expect(readConfig(local).serviceWorker).toBe('on');
    expect(readConfig({ ...local, SERVICE_WORKER: 'off' }).serviceWorker).toBe('off');
    expect(() => readConfig({ ...local, SERVICE_WORKER: 'nao' })).toThrow('SERVICE_WORKER');
  });

  it('accepts the Storage emulator with or without a scheme', () => {
    const config = readConfig({ ...local, STORAGE_EMULATOR_HOST: 'http://127.0.0.1:9199' });
    expect(config.emulators.storage).toBe('127.0.0.1:9199');
  });
});

describe('payments', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_local', STRIPE_WEBHOOK_SECRET: 'whsec_local' };
  const real = { PROJECT_ID: 'guia-real', PRIVACY_SECRET: secret };

  it('are optional', () => {
    expect(readConfig(local)).toMatchObject({ stripe: null, siteOrigin: 'http://localhost:5173' });
    expect(readConfig(real)).toMatchObject({ stripe: null, siteOrigin: null });
  });

  it('use a local stand-in or Stripe, and return to the local or the public site', () => {
    expect(
      readConfig({ ...local, ...stripe, STRIPE_API_HOST: '127.0.0.1:12111', WEB_PORT: '4173' }),
    ).toMatchObject({
      stripe: {
        secretKey: 'sk_test_local',
        webhookSecret: 'whsec_local',
        host: '127.0.0.1:12111',
      },
      siteOrigin: 'http://localhost:4173',
    });
    expect(readConfig({ ...real, ...stripe, PUBLIC_ORIGIN: 'https://guia.example' })).toMatchObject(
      { stripe: { host: null }, siteOrigin: 'https://guia.example' },
    );
  });

  it.each<[string, Record<string, string>]>([
    ['STRIPE_WEBHOOK_SECRET', { ...local, STRIPE_SECRET_KEY: 'sk_test_local' }],
    ['STRIPE_SECRET_KEY', { ...local, STRIPE_WEBHOOK_SECRET: 'whsec_local' }],
    ['STRIPE_SECRET_KEY', { ...local, ...stripe, STRIPE_SECRET_KEY: 'pk_test_public' }],
    ['STRIPE_WEBHOOK_SECRET', { ...local, ...stripe, STRIPE_WEBHOOK_SECRET: 'secret' }],
    ['STRIPE_SECRET_KEY', { ...local, ...stripe, STRIPE_SECRET_KEY: 'sk_live_money' }],
    ['STRIPE_API_HOST', { ...local, ...stripe, STRIPE_API_HOST: 'https://api.stripe.com' }],
    [
      'STRIPE_API_HOST',
      { ...real, ...stripe, STRIPE_API_HOST: 'x:1', PUBLIC_ORIGIN: 'https://guia.example' },
    ],
    ['PUBLIC_ORIGIN', { ...real, ...stripe }],
  ])('an invalid payment setup is rejected, naming %s', (variable, environment) => {
    expect(problemsOf(environment)).toEqual([expect.stringContaining(variable)]);
  });

  it('problems never contain the keys', () => {
    const environment = { ...local, ...stripe, STRIPE_SECRET_KEY: 'sk_live_money' };
    expect(problemsOf(environment).join()).not.toMatch(/money|whsec/);
  });
});

describe('the configuration of the telemetry', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' };
  const telemetryOf = (environment: Record<string, string>) =>
    readConfig({ ...local, ...environment }).telemetry;

  it('is absent by default and without an exporter', () => {
    const none = { OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none' };
    expect(telemetryOf({})).toBeNull();
    expect(telemetryOf({ ...endpoint, ...none })).toBeNull();
  });

  it('sends traces and metrics to a collector, unless a variable says otherwise', () => {
    const all = { traces: 'otlp', metrics: 'otlp', sampledShare: 1 };
    expect(telemetryOf(endpoint)).toEqual(all);
    const onlyTraces = { ...endpoint, OTEL_METRICS_EXPORTER: 'none' };
    expect(telemetryOf(onlyTraces)).toEqual({ ...all, metrics: 'none' });
    const console = { traces: 'console', metrics: 'none', sampledShare: 1 };
    expect(telemetryOf({ OTEL_TRACES_EXPORTER: 'console' })).toEqual(console);
  });

  it.each([
    ['always_on', 1],
    ['parentbased_always_off', 0],
    ['traceidratio', 0.25],
    ['parentbased_traceidratio', 0.25],
  ])('records the share of the traces of the sampler %s', (sampler, share) => {
    const variables = { OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: '0.25' };
    expect(telemetryOf({ ...endpoint, ...variables })?.sampledShare).toBe(share);
  });

  it('rejects what the exporters cannot do', () => {
    const problems = problemsOf({
      ...local,
      OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
      OTEL_METRICS_EXPORTER: 'prometheus',
      OTEL_TRACES_SAMPLER: 'jaeger_remote',
      OTEL_TRACES_SAMPLER_ARG: '1.5',
    });
    expect(problems).toHaveLength(5);
    expect(problemsOf({ ...local, OTEL_TRACES_EXPORTER: 'otlp' })).toEqual([
      "OTEL_EXPORTER_OTLP_ENDPOINT is not set, although OTEL_TRACES_EXPORTER is 'otlp'.",
    ]);
  });
});
