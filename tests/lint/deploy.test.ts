import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import request from 'supertest';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#server/config.ts';
import { stripeApiVersion } from '#server/features/payments/stripe/stripe-client.ts';
import { handledEvents } from '#server/features/payments/stripe/stripe-events.ts';
import { testServer } from '#support/test-server.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.extname(file) !== '')
    .map((file) => `${folder}/${file}`);

const page = read('docs/deploy.md');
const commands = [...page.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block]) => block).join('\n');
const files = filesIn('deploy');
const alertFiles = files.filter((file) => file.startsWith('deploy/alerts/'));
const metricFiles = files.filter((file) => file.startsWith('deploy/log-metrics/'));

/** Names that the commands of the page export. */
const variables = new Set(
  [...commands.matchAll(/^(?:export .*|.*&& export .*)$/gm)].flatMap(([line]) =>
    [...line.matchAll(/\b([A-Z_]+)(?==|$)/g)].map(([, name = '']) => name),
  ),
);

/** Values that pass the validation of the server, for the variables that reach it. */
const values: Readonly<Record<string, string>> = {
  PROJECT: 'guia-da-ilha-1',
  SITE: 'guia.example',
  SENDER: 'avisos@guia.example',
};

/** Reads a file as `envsubst` and gcloud do. */
function readDeployed(file: string): unknown {
  return parse(
    read(file).replace(/\$(\w+)/g, (_, name: string) => values[name] ?? name.toLowerCase()),
  );
}

const envSchema = v.array(
  v.union([
    v.strictObject({ name: v.string(), value: v.string() }),
    v.strictObject({
      name: v.string(),
      valueFrom: v.strictObject({
        secretKeyRef: v.strictObject({ name: v.string(), key: v.literal('latest') }),
      }),
    }),
  ]),
);
const probeSchema = v.object({ httpGet: v.strictObject({ path: v.string() }) });
const serviceSchema = v.object({
  metadata: v.object({ name: v.string() }),
  spec: v.object({
    template: v.object({
      spec: v.object({
        containers: v.tuple([
          v.object({ env: envSchema, startupProbe: probeSchema, livenessProbe: probeSchema }),
        ]),
      }),
    }),
  }),
});
const jobSchema = v.object({
  metadata: v.object({ name: v.string() }),
  spec: v.object({
    template: v.object({
      spec: v.object({
        template: v.object({
          spec: v.object({
            containers: v.tuple([v.object({ env: envSchema, args: v.array(v.string()) })]),
          }),
        }),
      }),
    }),
  }),
});

const service = v.parse(serviceSchema, readDeployed('deploy/service.yaml'));
const [server] = service.spec.template.spec.containers;
const job = v.parse(jobSchema, readDeployed('deploy/reconcile-job.yaml'));
const [reconcile] = job.spec.template.spec.template.spec.containers;

/** Secrets in the format that the server requires. */
const secrets: Readonly<Record<string, string>> = {
  'privacy-secret': 'f'.repeat(64),
  'stripe-key': 'rk_live_0',
  'stripe-webhook': 'whsec_0',
  'mail-url': 'smtps://user:password@smtp.provider.example:465',
};

function environmentOf(
  env: v.InferOutput<typeof envSchema>,
  secretValues = secrets,
): Record<string, string | undefined> {
  return Object.fromEntries(
    env.map((entry) => [
      entry.name,
      'value' in entry ? entry.value : secretValues[entry.valueFrom.secretKeyRef.name],
    ]),
  );
}

test('the blocks of the page are valid Bash', () => {
  expect(execFileSync('bash', ['-n'], { input: commands, encoding: 'utf8' })).toBe('');
});

test('every placeholder of a file is a variable of the page', () => {
  const names = files.flatMap((file) =>
    [...read(file).matchAll(/\$(\w*)/g)].map(([, name = '']) => name),
  );
  expect(names).toContain('PROJECT');
  expect(names.filter((name) => !variables.has(name))).toEqual([]);
});

test('the commands of the page apply every file, and only existing ones', () => {
  const applied = [...commands.matchAll(/deploy\/[\w./*-]+/g)].map(([name]) => name);
  const patterns = applied.map((name) => new RegExp(`^${name.replaceAll('*', '[\\w-]+')}$`));
  expect(files.filter((file) => !patterns.some((pattern) => pattern.test(file)))).toEqual([]);
  expect(applied.filter((_, index) => !files.some((file) => patterns[index]?.test(file)))).toEqual(
    [],
  );
});

test('the page exports no variable of the server, whose commands read the environment', () => {
  const ofServer = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(ofServer).toContain('MAIL_FROM');
  expect(ofServer.filter((name = '') => variables.has(name))).toEqual([]);
});

test('a command of the page that asks for something is a block of its own', () => {
  const asking = /^(?:read |npx firebase login|gcloud auth (?:application-default )?login)/m;
  const blocks = [...page.matchAll(/^```sh\n(.*?)\n```/gms)].map(([, block = '']) => block);
  const askingBlocks = blocks.filter((block) => asking.test(block));
  expect(askingBlocks.length).toBeGreaterThan(4);
  expect(askingBlocks.filter((block) => block.includes('\n'))).toEqual([]);
});

test('service and job set only variables that the server knows', () => {
  const schema = read('server/config.ts');
  const names = [...server.env, ...reconcile.env].map(({ name }) => name);
  expect(names.filter((name) => !schema.includes(`\n  ${name}: v.`))).toEqual([]);
});

test('the server accepts the variables of service and job, with payments and e-mails', () => {
  expect(readConfig(environmentOf(server.env))).toMatchObject({
    projectId: 'guia-da-ilha-1',
    publicOrigin: 'https://guia.example',
    imageStore: 'bucket',
    trustProxy: 2,
    drainTimeoutMs: 8_000,
    stripe: { secretKey: 'rk_live_0' },
    mail: { from: 'avisos@guia.example' },
  });
  expect(readConfig(environmentOf(reconcile.env)).stripe).not.toBeNull();
});

test('a secret that is an empty line turns payments and e-mails off', () => {
  const emptyLines = { 'privacy-secret': 'f'.repeat(64) };
  const environment = environmentOf(server.env, {
    ...emptyLines,
    ...Object.fromEntries(['stripe-key', 'stripe-webhook', 'mail-url'].map((name) => [name, '\n'])),
  });
  expect(readConfig({ ...environment, MAIL_FROM: '' })).toMatchObject({ stripe: null, mail: null });
});

test('the page creates the secrets of service and job, and gives the server access to them', () => {
  const used = [...server.env, ...reconcile.env].flatMap((entry) =>
    'valueFrom' in entry ? [entry.valueFrom.secretKeyRef.name] : [],
  );
  const created = [...page.matchAll(/gcloud secrets create ([\w-]+)/g)].map(([, name]) => name);
  const readable = /^for secret in (.*); do$/m.exec(commands)?.[1]?.split(' ');
  expect(new Set(created)).toEqual(new Set(used));
  expect(new Set(readable)).toEqual(new Set(used));
});

test('the job runs a program that the build creates', () => {
  const program = /^dist-server\/([\w-]+)\.js$/.exec(reconcile.args[0] ?? '')?.[1] ?? '';
  expect(read('scripts/build.ts')).toContain(`'${program}': 'scripts/${program}.ts'`);
});

test('Hosting, filters and commands name the service and the job', () => {
  const { hosting } = JSON.parse(read('firebase.json')) as {
    hosting: { rewrites: { run: { serviceId: string; region: string } }[] };
  };
  const region = /REGION=([\w-]+)/.exec(commands)?.[1];
  for (const { run } of hosting.rewrites) {
    expect(run).toEqual({ serviceId: service.metadata.name, region });
  }
  const filters = [...alertFiles, ...metricFiles].map(read).join('\n');
  const named = (label: string) =>
    new Set([...filters.matchAll(new RegExp(`${label}="([^"]*)"`, 'g'))].map(([, name]) => name));
  expect(named('service_name')).toEqual(new Set([service.metadata.name]));
  expect(named('job_(?:name|id)')).toEqual(new Set([job.metadata.name]));
  const called = [
    ...commands.matchAll(/run (services|jobs) (?:describe|execute|[\w]+-[\w-]+) ([\w-]+)/g),
  ];
  expect(called.length).toBeGreaterThan(3);
  for (const [, kind, name] of called) {
    expect(name).toBe(kind === 'services' ? service.metadata.name : job.metadata.name);
  }
});

test('the webhook endpoint gets the version and the events of the server', () => {
  const form = new URLSearchParams(read('deploy/stripe-webhook.txt').replaceAll('\n', ''));
  expect(form.get('api_version')).toBe(stripeApiVersion);
  expect(form.getAll('enabled_events[]').toSorted()).toEqual(handledEvents.toSorted());
  expect([...new Set(form.keys())]).toEqual(['api_version', 'enabled_events[]']);
});

test('firebase.json and the file of the sign-in follow the schema of firebase-tools', () => {
  const fromLocalFirebase = createRequire(path.join(root, 'packages/local-firebase/package.json'));
  const fromFirebaseTools = createRequire(fromLocalFirebase.resolve('firebase-tools/package.json'));
  const { default: Ajv } = fromFirebaseTools('ajv') as {
    default: new (options: object) => { validate: (schema: unknown, data: unknown) => boolean };
  };
  const schema: unknown = fromFirebaseTools('./schema/firebase-config.json');
  const follows = (file: unknown) =>
    new Ajv({ strict: false, logger: false }).validate(schema, file);
  expect(follows({ auth: { providers: { emailPasswort: true } } })).toBe(false);
  for (const file of ['firebase.json', 'deploy/firebase-auth.json']) {
    expect(follows(readDeployed(file)), file).toBe(true);
  }
});

const duration = v.pipe(v.string(), v.regex(/^\d+s$/));
const aggregations = v.array(
  v.strictObject({
    alignmentPeriod: duration,
    perSeriesAligner: v.picklist(['ALIGN_DELTA', 'ALIGN_NEXT_OLDER', 'ALIGN_PERCENTILE_99']),
    crossSeriesReducer: v.picklist([
      'REDUCE_SUM',
      'REDUCE_MAX',
      'REDUCE_COUNT_FALSE',
      'REDUCE_PERCENTILE_95',
    ]),
    groupByFields: v.optional(v.array(v.string())),
  }),
);
const threshold = v.strictObject({
  displayName: v.string(),
  conditionThreshold: v.strictObject({
    filter: v.string(),
    aggregations,
    denominatorFilter: v.optional(v.string()),
    denominatorAggregations: v.optional(aggregations),
    comparison: v.literal('COMPARISON_GT'),
    thresholdValue: v.number(),
    duration,
  }),
});
const matchedLog = v.strictObject({
  displayName: v.string(),
  conditionMatchedLog: v.strictObject({ filter: v.string() }),
});
const policy = {
  displayName: v.pipe(v.string(), v.startsWith('Guia: ')),
  severity: v.picklist(['CRITICAL', 'ERROR', 'WARNING']),
  documentation: v.strictObject({ mimeType: v.literal('text/markdown'), content: v.string() }),
};
/**
 * The part of AlertPolicy that the files use
 * (https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies). A policy that matches log entries has
 * one condition and a limit of its notifications.
 */
const policySchema = v.union([
  v.strictObject({
    ...policy,
    combiner: v.picklist(['AND', 'OR']),
    conditions: v.array(threshold),
  }),
  v.strictObject({
    ...policy,
    combiner: v.literal('OR'),
    conditions: v.tuple([matchedLog]),
    alertStrategy: v.strictObject({ notificationRateLimit: v.strictObject({ period: duration }) }),
  }),
]);
/** The part of LogMetric that the files use (https://cloud.google.com/logging/docs/reference/v2/rest/v2/projects.metrics). */
const metricSchema = v.strictObject({
  description: v.string(),
  filter: v.string(),
  metricDescriptor: v.optional(
    v.strictObject({
      metricKind: v.literal('DELTA'),
      valueType: v.literal('DISTRIBUTION'),
      unit: v.string(),
    }),
  ),
  valueExtractor: v.optional(v.pipe(v.string(), v.regex(/^EXTRACT\([\w.]+\)$/))),
});

test('alerts and log metrics have the fields of the API, and every metric has an alert', () => {
  const policies = alertFiles.map((file) =>
    v.parse(policySchema, readDeployed(file), { message: file }),
  );
  for (const file of metricFiles) v.parse(metricSchema, readDeployed(file), { message: file });
  const used = [...JSON.stringify(policies).matchAll(/logging\.googleapis\.com\/user\/([\w-]+)/g)];
  expect(new Set(used.map(([, name]) => name))).toEqual(
    new Set(metricFiles.map((file) => path.basename(file, '.yaml'))),
  );
  expect(new Set(policies.map(({ displayName }) => displayName)).size).toBe(alertFiles.length);
});

test('the server logs every message of a filter, at least with its severity', () => {
  const sources = filesIn('server')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map(read)
    .join('\n');
  const isLogged = (message: string, levels: string) =>
    new RegExp(
      `logger\\.(?:${levels})\\([^;]*['"]${message.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')}['"]`,
    ).test(sources);
  expect(isLogged('listening', 'info')).toBe(true);
  expect(isLogged('listening', 'warn|error|fatal')).toBe(false);
  const missing: string[] = [];
  let count = 0;
  for (const file of [...alertFiles, ...metricFiles]) {
    const filters = read(file);
    const levels = filters.includes('severity>=ERROR') ? 'error|fatal' : 'warn|error|fatal';
    for (const [, message = ''] of filters.matchAll(/^\s*(?:OR )?"([^"]+)"$/gm)) {
      count += 1;
      if (!isLogged(message, levels)) missing.push(`${file}: ${message}`);
    }
  }
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(15);
});

test('a request line of the server has the fields of the filters', async () => {
  const { app, log } = await testServer();
  // Without a payment provider.
  await request(app).post('/api/stripe/webhook').send('{}').expect(503);
  const line = JSON.parse(log().trim().split('\n').at(-1) ?? '') as Record<string, unknown>;
  expect(line).toMatchObject({
    severity: 'ERROR',
    req: { path: '/api/stripe/webhook' },
    res: { status: 503 },
  });
  const fieldOf = (name: string) =>
    name.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], line);
  const names = [...alertFiles, ...metricFiles].flatMap((file) =>
    [...read(file).matchAll(/jsonPayload\.([\w.]+)/g)].map(([, name = '']) => name),
  );
  expect(new Set(names)).toEqual(new Set(['req.path', 'res.status', 'responseTime']));
  expect(names.filter((name) => fieldOf(name) === undefined)).toEqual([]);
  const paths = [
    ...read('deploy/log-metrics/webhook-failures.yaml').matchAll(/req\.path="([^"]*)"/g),
  ];
  expect(paths.map(([, address]) => address)).toEqual(['/api/stripe/webhook']);
});

test('the server answers the probes of the service and the uptime check', async () => {
  const { app } = await testServer();
  const uptime = /--path=(\S+)/.exec(commands)?.[1] ?? '';
  for (const address of [
    server.startupProbe.httpGet.path,
    server.livenessProbe.httpGet.path,
    uptime,
  ]) {
    await request(app).get(address).expect(200);
  }
});
