import { isIP } from 'node:net';
import path from 'node:path';
import * as v from 'valibot';
import { minuteMs } from '#shared/time-units.ts';
import { isMailUrl, findMailContradictions } from './mail-config.ts';
import type { MailConfig } from './mail-config.ts';
import { findStripeContradictions } from './stripe-config.ts';
import type { StripeConfig } from './stripe-config.ts';
import {
  findTelemetryContradictions,
  telemetryExporters,
  toTelemetryConfig,
  traceSamplers,
} from './telemetry-config.ts';
import type { TelemetryConfig } from './telemetry-config.ts';
import { isTranslator, toTranslatorConfig } from './translator-config.ts';
import type { TranslatorConfigs } from './translator-config.ts';

/** Server configuration, validated and in its final form. */
export interface ServerConfig {
  /** TCP port; 0 lets the system choose one. */
  port: number;
  /** Name of the variable that set the port, used in the message when the port is in use. */
  portVariable: 'PORT' | 'API_PORT';
  /** Address to listen on. */
  host: string;
  /** Firebase project id. */
  projectId: string;
  /** 'host:port' of each emulator; null if the real service is used. */
  emulators: { firestore: string | null; auth: string | null; storage: string | null };
  /** Domain of the sign-in pop-up, usually '{project}.firebaseapp.com'. */
  authDomain: string;
  /** Cloud Storage bucket of the images uploaded by users. */
  storageBucket: string;
  /** Key of the hashes that replace erased users in records that law requires to be retained. Never logged. */
  privacySecret: string;
  /** Type of store for images of places. */
  imageStore: (typeof imageStores)[number];
  /** Absolute folder of uploaded images ('places/{id}/...'). */
  uploadsDir: string;
  /** Where several servers share their cached reads of Firestore; null if each server reads separately. */
  snapshotStorage: { kind: 'bucket' } | { kind: 'disk'; folder: string } | null;
  /** Absolute folder of the built site; null serves the API alone. */
  staticDir: string | null;
  /** 'off' unregisters the service worker in browsers that have one. */
  serviceWorker: (typeof onOffValues)[number];
  /** Origin of the public site ('https://guia.example'), without a final slash; null when unknown. */
  publicOrigin: string | null;
  /** Origin to which the payment pages redirect: the public site or the local one; null when unknown. */
  siteOrigin: string | null;
  /** Payment provider of the club; null if none is configured. */
  stripe: StripeConfig | null;
  /** How e-mails are sent; null if none are sent. */
  mail: MailConfig | null;
  /** What translates descriptions by machine, by language. */
  translators: TranslatorConfigs;
  /** Other origins whose pages may call /api; exact match, empty by default. */
  allowedOrigins: string[];
  /** Other allowed origins of images, in addition to the site's own origin and Firebase Storage. */
  imageOrigins: string[];
  /** Number of proxies in front of this server, or their addresses. 0 trusts none. */
  trustProxy: number | string[];
  logLevel: LogLevel;
  /** Which traces and metrics are recorded; null if none are. */
  telemetry: TelemetryConfig | null;
  /** Requests per minute from one address to /api, and uploads per user in ten minutes. */
  rateLimits: { reads: number; writes: number; uploads: number };
  placeIndex: PlaceIndexTimes;
  /** Longest wait for requests in progress on shutdown, in milliseconds. */
  drainTimeoutMs: number;
}

/** Refresh times of the search snapshot, in milliseconds. */
export interface PlaceIndexTimes {
  /** An older snapshot is refreshed in the background while it is still served. */
  refreshAfterMs: number;
  /** An older snapshot is never served. At most 60,000. */
  maxAgeMs: number;
  /** Interval at which all places are read again completely. */
  rebuildAfterMs: number;
}

const onOffValues = ['on', 'off'] as const;
const imageStores = ['disk', 'bucket'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** Error of an invalid environment. Its message lists every problem. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const proxyFormat = 'must be a number from 0 to 10 or a comma-separated list of addresses';

const integerBetween = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max,
      `must be an integer from ${min} to ${max}`,
    ),
    v.transform(Number),
  );

const hostAndPortSchema = v.pipe(
  v.string(),
  v.regex(
    /^(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i,
    "must have the form 'host:port', without 'http://'",
  ),
);

const originSchema = v.pipe(
  v.string(),
  v.check(
    isOrigin,
    "must be an origin such as 'https://guia.example', without a path or trailing slash",
  ),
);

const textListSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((item) => item.trim() || [])),
);

const translatorSchema = v.pipe(
  v.string(),
  v.check(isTranslator, "must be a program with its arguments, or an address such as 'https://…'"),
  v.transform(toTranslatorConfig),
);

const telemetryExporterSchema = v.picklist(
  telemetryExporters,
  `must be one of: ${telemetryExporters.join(', ')}`,
);

const originListSchema = v.pipe(
  textListSchema,
  v.array(originSchema),
  v.maxLength(20, 'must have at most 20 origins'),
);

/**
 * Every environment variable the server reads. An empty variable counts as absent. The README contains the same table.
 */
const environmentSchema = v.object({
  /** Port as set by hosts such as Cloud Run; takes precedence over API_PORT. */
  PORT: v.optional(integerBetween(0, 65_535)),
  /** Port in development, where PORT may belong to another program. Default 3001. */
  API_PORT: v.optional(integerBetween(0, 65_535)),
  /** Address to listen on. Default 127.0.0.1 with emulators, 0.0.0.0 otherwise. */
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be a network address'))),
  /** Firebase project id; GOOGLE_CLOUD_PROJECT is used when absent. Default demo-guia with emulators. */
  PROJECT_ID: v.optional(projectIdSchema()),
  GOOGLE_CLOUD_PROJECT: v.optional(projectIdSchema()),
  /** Emulators, 'host:port'. Rejected together with a real project. */
  FIRESTORE_EMULATOR_HOST: v.optional(hostAndPortSchema),
  FIREBASE_AUTH_EMULATOR_HOST: v.optional(hostAndPortSchema),
  STORAGE_EMULATOR_HOST: v.optional(
    // The official tools accept this variable with a scheme; both forms mean the same here.
    v.pipe(
      v.string(),
      v.transform((text) => text.replace(/^http:\/\//, '')),
      hostAndPortSchema,
    ),
  ),
  /** Credentials of a real project (read by google-auth-library); the server only checks whether it is set. */
  GOOGLE_APPLICATION_CREDENTIALS: v.optional(v.string()),
  /** Domain of the sign-in pop-up. Default '{project}.firebaseapp.com'. */
  AUTH_DOMAIN: v.optional(v.pipe(v.string(), v.regex(/^[a-z\d.-]+$/i, 'must be a domain'))),
  /** Cloud Storage bucket of the images uploaded by users. Default '{project}.firebasestorage.app'. */
  STORAGE_BUCKET: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z\d][\w.-]{1,220}[a-z\d]$/, 'must be a bucket name')),
  ),
  /** Key of the hashes that replace erased users. Required without emulators; must never change. */
  PRIVACY_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters')),
  ),
  /** Store for images of places: 'disk' (default) for one server, 'bucket' (STORAGE_BUCKET) for several. */
  IMAGE_STORE: v.optional(
    v.picklist(imageStores, `must be one of: ${imageStores.join(', ')}`),
    'disk',
  ),
  /** Folder of uploaded images. Default .local/uploads. */
  UPLOADS_DIR: v.optional(v.string(), '.local/uploads'),
  /**
   * Folder shared by several servers for their cached reads. Default: STORAGE_BUCKET if IMAGE_STORE is 'bucket',
   * otherwise none.
   */
  READINGS_DIR: v.optional(v.string()),
  /** Folder of the built site, usually dist. If absent, the API is served alone. */
  STATIC_DIR: v.optional(v.string()),
  /** 'off' withdraws the service worker: browsers remove it together with its caches. Default 'on'. */
  SERVICE_WORKER: v.optional(
    v.picklist(onOffValues, `must be one of: ${onOffValues.join(', ')}`),
    'on',
  ),
  /** Origin of the public site; required for link previews, the sitemap and (with https) HSTS. */
  PUBLIC_ORIGIN: v.optional(originSchema),
  /** Port of the local site, to which the payment pages redirect; only used with emulators. Default 5173. */
  WEB_PORT: v.optional(integerBetween(1, 65_535), '5173'),
  /** Secret or restricted key of Stripe. Subscriptions are unavailable without it. */
  STRIPE_SECRET_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[sr]k_(?:test|live)_\w+$/, "must begin with 'sk_' or 'rk_', as shown by Stripe"),
    ),
  ),
  /** Signing secret of Stripe webhooks. */
  STRIPE_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.regex(/^whsec_\S+$/, "must begin with 'whsec_'")),
  ),
  /** Stand-in for Stripe, 'host:port'; only allowed with emulators. */
  STRIPE_API_HOST: v.optional(hostAndPortSchema),
  /**
   * SMTP server for outgoing e-mails: 'smtp://user:password@host:587' or 'smtps://…'. No e-mails are sent without it.
   */
  MAIL_URL: v.optional(
    v.pipe(v.string(), v.check(isMailUrl, "must have the form 'smtps://user:password@host:465'")),
  ),
  /** Sender address of e-mails. */
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/, 'must be an e-mail address without a name'),
    ),
  ),
  /**
   * Translators of descriptions: a program such as 'apertium -u pt-es', or a service that answers like Apertium-APy.
   * Default none.
   */
  TRANSLATOR_ES: v.optional(translatorSchema),
  TRANSLATOR_EN: v.optional(translatorSchema),
  /** Comma-separated origins whose pages may call /api. Default none. */
  ALLOWED_ORIGINS: v.optional(originListSchema, ''),
  /** Comma-separated origins of externally hosted images. Default none. */
  IMAGE_ORIGINS: v.optional(originListSchema, ''),
  /** Number of proxies in front of the server, or their comma-separated addresses. Default 0. */
  TRUST_PROXY: v.optional(
    v.union(
      [
        integerBetween(0, 10),
        v.pipe(textListSchema, v.array(v.pipe(v.string(), v.check(isAddressRange, proxyFormat)))),
      ],
      proxyFormat,
    ),
    '0',
  ),
  /** Minimum log level. Default info. */
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of: ${logLevels.join(', ')}`), 'info'),
  /** Address of an OpenTelemetry collector (OTLP over HTTP), without '/v1/traces'. Nothing is sent without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.check(isHttpAddress, "must be an address such as 'http://localhost:4318'"),
    ),
  ),
  /** Encoding of the exported data. The exporters support only JSON over HTTP. */
  OTEL_EXPORTER_OTLP_PROTOCOL: v.optional(v.literal('http/json', "must be 'http/json'")),
  /** Read by the exporters: headers for the collector, for example with its key. Never logged. */
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(v.string()),
  /** Read by the SDK: name and further attributes of this server. Default name: guia-da-ilha. */
  OTEL_SERVICE_NAME: v.optional(v.string()),
  OTEL_RESOURCE_ATTRIBUTES: v.optional(v.string()),
  /** Where traces and metrics go. Default otlp with a collector, otherwise none. */
  OTEL_TRACES_EXPORTER: v.optional(telemetryExporterSchema),
  OTEL_METRICS_EXPORTER: v.optional(telemetryExporterSchema),
  /** Which traces are recorded. Default parentbased_always_on. */
  OTEL_TRACES_SAMPLER: v.optional(
    v.picklist(traceSamplers, `must be one of: ${traceSamplers.join(', ')}`),
  ),
  /** Share of recorded traces with a sampler that ends in 'traceidratio'. Default 1. */
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:0(?:\.\d{1,9})?|1(?:\.0{1,9})?)$/, 'must be a number from 0 to 1'),
      v.transform(Number),
    ),
  ),
  /** GET and HEAD requests per minute from one address to /api. Default 600. */
  RATE_LIMIT_READS: v.optional(integerBetween(1, 1_000_000), '600'),
  /** Requests per minute from one address to /api with any other method. Default 60. */
  RATE_LIMIT_WRITES: v.optional(integerBetween(1, 1_000_000), '60'),
  /** Image uploads per user in ten minutes, one image each. Default 120. */
  RATE_LIMIT_UPLOADS: v.optional(integerBetween(1, 1_000_000), '120'),
  /** Seconds after which the search snapshot is refreshed in the background. Default 20. */
  INDEX_REFRESH_AFTER: v.optional(integerBetween(1, 60), '20'),
  /** Seconds after which the search snapshot is no longer served. Default 30. */
  INDEX_MAX_AGE: v.optional(integerBetween(1, 60), '30'),
  /** Minutes between complete reads of all places. Default 60. */
  INDEX_REBUILD_AFTER: v.optional(integerBetween(1, 1440), '60'),
  /** Seconds that requests in progress get on shutdown. Default 10. */
  DRAIN_TIMEOUT: v.optional(integerBetween(0, 300), '10'),
});

/** Default key for local data. Without emulators PRIVACY_SECRET is required. */
const localPrivacySecret = 'only-for-data-of-this-machine-and-its-tests';

type Environment = v.InferOutput<typeof environmentSchema>;
const emulatorVariables = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'STORAGE_EMULATOR_HOST',
] as const;

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError naming every invalid variable, in English
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): ServerConfig {
  const presentVariables = Object.fromEntries(
    Object.keys(environmentSchema.entries).flatMap((name) => {
      const text = environment[name]?.trim();
      return text ? [[name, text]] : [];
    }),
  );
  const parsed = v.safeParse(environmentSchema, presentVariables);
  const shapeProblems = (parsed.issues ?? []).map((issue) => {
    const name = v.getDotPath(issue)?.split('.')[0] ?? 'environment';
    return `The variable ${name} ${issue.message}.`;
  });
  const problems = [...new Set([...shapeProblems, ...findContradictions(presentVariables)])];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  return toConfig(parsed.output);
}

/**
 * Returns the problems of forbidden combinations of variables. Reads the raw texts, so that these problems are reported
 * together with invalid values.
 */
function findContradictions(presentVariables: Readonly<Record<string, string>>): string[] {
  const problems: string[] = [];
  const emulatorNames = emulatorVariables.filter((name) => presentVariables[name]);
  const projectVariable = presentVariables['PROJECT_ID'] ? 'PROJECT_ID' : 'GOOGLE_CLOUD_PROJECT';
  const project = presentVariables[projectVariable];
  const isDemoProject = project?.startsWith('demo-') ?? false;

  if (emulatorNames.length > 0) {
    const names = emulatorNames.join(', ');
    if (presentVariables['GOOGLE_APPLICATION_CREDENTIALS']) {
      problems.push(
        `GOOGLE_APPLICATION_CREDENTIALS has credentials of a real project and cannot be used with ${names}.`,
      );
    }
    if (project && !isDemoProject) {
      problems.push(
        `${projectVariable} names the real project '${project}' and cannot be used with ${names}: local projects begin with 'demo-'.`,
      );
    }
    if (!presentVariables['FIRESTORE_EMULATOR_HOST']) {
      problems.push(`FIRESTORE_EMULATOR_HOST is not set, although ${names} is.`);
    }
  } else if (!project) {
    problems.push('PROJECT_ID is not set: set the Firebase project, or use the local services.');
  } else if (isDemoProject) {
    problems.push(
      `${projectVariable} names the local project '${project}', but FIRESTORE_EMULATOR_HOST is not set.`,
    );
  }
  if (emulatorNames.length === 0 && !presentVariables['PRIVACY_SECRET']) {
    problems.push(
      'PRIVACY_SECRET is not set: set a permanent secret of at least 32 characters (for example the output of openssl rand -hex 32).',
    );
  }
  problems.push(...findStripeContradictions(presentVariables, emulatorNames.length > 0));
  problems.push(...findMailContradictions(presentVariables, emulatorNames.length > 0));
  problems.push(...findTelemetryContradictions(presentVariables));
  if (
    Number(presentVariables['INDEX_REFRESH_AFTER'] ?? 20) >=
    Number(presentVariables['INDEX_MAX_AGE'] ?? 30)
  ) {
    problems.push('INDEX_REFRESH_AFTER must be less than INDEX_MAX_AGE.');
  }
  return problems;
}

function toConfig(env: Environment): ServerConfig {
  const usesEmulators = emulatorVariables.some((name) => env[name]);
  const project = env.PROJECT_ID ?? env.GOOGLE_CLOUD_PROJECT ?? 'demo-guia';
  const siteOrigin =
    env.PUBLIC_ORIGIN ?? (usesEmulators ? `http://localhost:${env.WEB_PORT}` : null);
  return {
    port: env.PORT ?? env.API_PORT ?? 3001,
    portVariable: env.PORT === undefined ? 'API_PORT' : 'PORT',
    host: env.HOST ?? (usesEmulators ? '127.0.0.1' : '0.0.0.0'),
    projectId: project,
    emulators: {
      firestore: env.FIRESTORE_EMULATOR_HOST ?? null,
      auth: env.FIREBASE_AUTH_EMULATOR_HOST ?? null,
      storage: env.STORAGE_EMULATOR_HOST ?? null,
    },
    authDomain: env.AUTH_DOMAIN ?? `${project}.firebaseapp.com`,
    storageBucket: env.STORAGE_BUCKET ?? `${project}.firebasestorage.app`,
    privacySecret: env.PRIVACY_SECRET ?? localPrivacySecret,
    imageStore: env.IMAGE_STORE,
    uploadsDir: path.resolve(env.UPLOADS_DIR),
    snapshotStorage: snapshotStorageOf(env),
    staticDir: env.STATIC_DIR ? path.resolve(env.STATIC_DIR) : null,
    serviceWorker: env.SERVICE_WORKER,
    publicOrigin: env.PUBLIC_ORIGIN ?? null,
    siteOrigin,
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
            host: env.STRIPE_API_HOST ?? null,
          }
        : null,
    mail:
      env.MAIL_URL && env.MAIL_FROM && siteOrigin
        ? { url: env.MAIL_URL, from: env.MAIL_FROM, siteOrigin }
        : null,
    translators: {
      ...(env.TRANSLATOR_ES && { es: env.TRANSLATOR_ES }),
      ...(env.TRANSLATOR_EN && { en: env.TRANSLATOR_EN }),
    },
    allowedOrigins: env.ALLOWED_ORIGINS,
    imageOrigins: env.IMAGE_ORIGINS,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    telemetry: toTelemetryConfig(env),
    rateLimits: {
      reads: env.RATE_LIMIT_READS,
      writes: env.RATE_LIMIT_WRITES,
      uploads: env.RATE_LIMIT_UPLOADS,
    },
    placeIndex: {
      refreshAfterMs: env.INDEX_REFRESH_AFTER * 1000,
      maxAgeMs: env.INDEX_MAX_AGE * 1000,
      rebuildAfterMs: env.INDEX_REBUILD_AFTER * minuteMs,
    },
    drainTimeoutMs: env.DRAIN_TIMEOUT * 1000,
  };
}

/**
 * Returns where several servers share their cached reads: in READINGS_DIR if it is set, otherwise in the image bucket.
 * Images on disk without READINGS_DIR imply a single server.
 */
function snapshotStorageOf({
  READINGS_DIR,
  IMAGE_STORE,
}: Environment): ServerConfig['snapshotStorage'] {
  if (READINGS_DIR) return { kind: 'disk', folder: path.resolve(READINGS_DIR) };
  return IMAGE_STORE === 'bucket' ? { kind: 'bucket' } : null;
}

function projectIdSchema() {
  return v.pipe(
    v.string(),
    v.regex(
      /^[a-z][a-z\d-]{4,29}$/,
      'must be a Firebase project id (lowercase letters, digits and hyphens)',
    ),
  );
}

/** True for '10.0.0.1' or '10.0.0.0/8', in IPv4 or IPv6. */
function isAddressRange(text: string): boolean {
  const [address = '', prefix, ...extraParts] = text.split('/');
  const maxPrefixLength = { 4: 32, 6: 128 }[isIP(address)];
  if (maxPrefixLength === undefined || extraParts.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= maxPrefixLength);
}

function isOrigin(text: string): boolean {
  return isHttpAddress(text) && new URL(text).origin === text;
}

function isHttpAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
