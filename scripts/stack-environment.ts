import path from 'node:path';
import { plans } from '#seed/data/club.ts';
import type { StackPorts } from './ports.ts';

/** The local project; 'demo-' keeps every official tool from looking for a real one. */
export const LOCAL_PROJECT = 'demo-guia';

const LOCAL_HOST = '127.0.0.1';

/** 'host:port' of each local Firebase service. */
export interface FirebaseHosts {
  auth: string;
  firestore: string;
  storage: string;
}

/** The services that the browser's code calls: pictures reach it by addresses that the server made. */
export type BrowserHosts = Omit<FirebaseHosts, 'storage'>;

export function firebaseHosts(ports: StackPorts): FirebaseHosts {
  return {
    auth: `${LOCAL_HOST}:${ports.auth}`,
    firestore: `${LOCAL_HOST}:${ports.firestore}`,
    storage: `${LOCAL_HOST}:${ports.storage}`,
  };
}

/** Variables of the emulator, the server and the seed. A real project's variables are taken out. */
export function serverEnvironment(
  ports: StackPorts,
  dataDir: string,
  base: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  const hosts = firebaseHosts(ports);
  return {
    ...base,
    // An inherited PORT belongs to some other program, and these two to a real project.
    PORT: undefined,
    GOOGLE_APPLICATION_CREDENTIALS: undefined,
    AUTH_DOMAIN: undefined,
    PROJECT_ID: LOCAL_PROJECT,
    GOOGLE_CLOUD_PROJECT: LOCAL_PROJECT,
    API_PORT: String(ports.api),
    // Payments return to the site.
    WEB_PORT: String(ports.web),
    // Previews, structured data and the sitemap can be seen here as they will be for visitors.
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

/** Whether the environment names a real Stripe account, whose test mode is then used. */
export function hasOwnStripe(env: NodeJS.ProcessEnv = process.env): boolean {
  return Boolean(env['STRIPE_SECRET_KEY']?.trim());
}

/** Whether the environment names a mail server of one's own, which then takes the letters. */
export function hasOwnMail(env: NodeJS.ProcessEnv = process.env): boolean {
  return Boolean(env['MAIL_URL']?.trim());
}

/** Variables of the stand-in for Stripe and of the server that talks to it. */
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

/** Identifiers of the local project that the browser code is compiled with. */
export const localProject = {
  VITE_FIREBASE_PROJECT_ID: LOCAL_PROJECT,
  VITE_FIREBASE_API_KEY: 'local',
  VITE_FIREBASE_APP_ID: 'local',
  VITE_FIREBASE_AUTH_DOMAIN: 'localhost',
};

/** Variables that the browser code is compiled with. */
export function webEnvironment(hosts: BrowserHosts): Record<string, string> {
  return {
    ...localProject,
    VITE_AUTH_EMULATOR_HOST: hosts.auth,
    VITE_FIRESTORE_EMULATOR_HOST: hosts.firestore,
    VITE_API_ORIGIN: '',
  };
}
