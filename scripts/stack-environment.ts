import path from 'node:path';
import { plans } from '#seed/data/club.ts';
import type { StackPorts } from './ports.ts';

/** The local project id. The prefix 'demo-' prevents the official Firebase tools from contacting a real project. */
export const LOCAL_PROJECT = 'demo-guia';

const LOCAL_HOST = '127.0.0.1';

/** 'host:port' of each local Firebase service. */
export interface FirebaseHosts {
  auth: string;
  firestore: string;
  storage: string;
}

/** The services that the browser code calls. It does not call Storage, because the server provides the image URLs. */
export type BrowserHosts = Omit<FirebaseHosts, 'storage'>;

export function firebaseHosts(ports: StackPorts): FirebaseHosts {
  return {
    auth: `${LOCAL_HOST}:${ports.auth}`,
    firestore: `${LOCAL_HOST}:${ports.firestore}`,
    storage: `${LOCAL_HOST}:${ports.storage}`,
  };
}

/** Returns the environment of the emulator, the server and the seed. Variables of a real project are removed. */
export function serverEnvironment(
  ports: StackPorts,
  dataDir: string,
  base: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  const hosts = firebaseHosts(ports);
  return {
    ...base,
    // If inherited, PORT belongs to another program, and the credentials and AUTH_DOMAIN to a real project.
    PORT: undefined,
    GOOGLE_APPLICATION_CREDENTIALS: undefined,
    AUTH_DOMAIN: undefined,
    PROJECT_ID: LOCAL_PROJECT,
    GOOGLE_CLOUD_PROJECT: LOCAL_PROJECT,
    API_PORT: String(ports.api),
    // Port of the site that the payment pages redirect to.
    WEB_PORT: String(ports.web),
    // With an origin, previews, structured data and the sitemap are generated as in production.
    PUBLIC_ORIGIN: base['PUBLIC_ORIGIN'] ?? `http://localhost:${ports.web}`,
    AUTH_PORT: String(ports.auth),
    FIRESTORE_PORT: String(ports.firestore),
    STORAGE_PORT: String(ports.storage),
    FIREBASE_AUTH_EMULATOR_HOST: hosts.auth,
    FIRESTORE_EMULATOR_HOST: hosts.firestore,
    STORAGE_EMULATOR_HOST: hosts.storage,
    FIREBASE_STORAGE_EMULATOR_HOST: hosts.storage,
    UPLOADS_DIR: path.join(dataDir, 'uploads'),
    LOCAL_DIR: dataDir,
    LOG_LEVEL: base['LOG_LEVEL'] ?? 'warn',
    MAIL_PORT: String(ports.mail),
    MAIL_PAGE_PORT: String(ports.mailPage),
    ...(!hasOwnMail(base) && {
      MAIL_URL: `smtp://${LOCAL_HOST}:${ports.mail}`,
      MAIL_FROM: 'guia@guiadailha.test',
    }),
    ...stripeEnvironment(ports, base),
  };
}

/** Returns true if the environment has a key of a real Stripe account, which then replaces the local Stripe. */
export function hasOwnStripe(env: NodeJS.ProcessEnv = process.env): boolean {
  return Boolean(env['STRIPE_SECRET_KEY']?.trim());
}

/** Returns true if the environment names a mail server, which then receives the e-mails. */
export function hasOwnMail(env: NodeJS.ProcessEnv = process.env): boolean {
  return Boolean(env['MAIL_URL']?.trim());
}

/** Returns the environment variables of the local Stripe and of the server that calls it. */
function stripeEnvironment(ports: StackPorts, base: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (hasOwnStripe(base)) return {};
  return {
    STRIPE_PORT: String(ports.stripe),
    STRIPE_API_HOST: `${LOCAL_HOST}:${ports.stripe}`,
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_WEBHOOK_SECRET: 'whsec_local',
    STRIPE_WEBHOOK_URL: `http://${LOCAL_HOST}:${ports.api}/api/stripe/webhook`,
    STRIPE_PRICES: JSON.stringify(
      plans.map(({ stripePriceId, name, price, interval }) => ({
        id: stripePriceId,
        name,
        unitAmount: price,
        currency: 'brl',
        interval,
      })),
    ),
  };
}

/** Identifiers of the local project, compiled into the browser code. */
export const localProject = {
  VITE_FIREBASE_PROJECT_ID: LOCAL_PROJECT,
  VITE_FIREBASE_API_KEY: 'local',
  VITE_FIREBASE_APP_ID: 'local',
  VITE_FIREBASE_AUTH_DOMAIN: 'localhost',
};

/** Returns the variables that are compiled into the browser code. */
export function webEnvironment(hosts: BrowserHosts): Record<string, string> {
  return {
    ...localProject,
    VITE_AUTH_EMULATOR_HOST: hosts.auth,
    VITE_FIRESTORE_EMULATOR_HOST: hosts.firestore,
    VITE_API_ORIGIN: '',
  };
}
