import { parseArgs } from 'node:util';
import type { Firestore } from '@google-cloud/firestore';
import { SeedRefused } from './options.ts';
import {
  writeDefaultCategories,
  writeDefaultPlans,
  writeDefaultSettings,
} from './write-defaults.ts';
import { writeSuperAdmin } from './write-super-admin.ts';
import type { FindAccount } from './write-super-admin.ts';

export interface BootstrapOptions {
  /** E-mail in lower case of the future super admin; null to create none. */
  adminEmail: string | null;
}

const usage =
  'Usage: npm run bootstrap -- --admin E-MAIL. Without --admin, only missing categories, plans and settings are created.';

/**
 * Reads the command line.
 * @throws SeedRefused for anything except at most one --admin with an e-mail
 */
export function readBootstrapOptions(args: string[]): BootstrapOptions {
  const admin = readAdmin(args);
  if (admin === undefined) return { adminEmail: null };
  const email = admin.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new SeedRefused(usage);
  return { adminEmail: email };
}

function readAdmin(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { admin: { type: 'string' } } }).values.admin;
  } catch (error) {
    throw new SeedRefused(usage, { cause: error });
  }
}

interface Bootstrap extends BootstrapOptions {
  /** Administrator client; security rules do not apply to it. */
  firestore: Firestore;
  findAccount: FindAccount;
  /** Receives one line for each item that was created or already existed. */
  say: (line: string) => void;
}

/**
 * Prepares a real project: creates the default categories and plans if there are none, the settings if they are
 * missing, and the first super admin. Existing records are not changed, except the role and status of the super admin,
 * so that the command can run again on a site in use. Changes made before a refusal are not rolled back.
 * @throws SeedRefused for the reasons of writeSuperAdmin(); errors of Firestore and findAccount()
 */
export async function runBootstrap(bootstrap: Bootstrap): Promise<void> {
  const { firestore, findAccount, adminEmail, say } = bootstrap;
  const categories = await writeDefaultCategories(firestore);
  say(
    categories.length > 0
      ? `Categories: created ${listed(categories)}.`
      : 'Categories: already exist, not changed.',
  );
  const plans = await writeDefaultPlans(firestore);
  say(
    plans.length > 0
      ? `Plans: created ${listed(plans)}, not on sale until they have a Stripe price (/admin/plans).`
      : 'Plans: already exist, not changed.',
  );
  say(
    (await writeDefaultSettings(firestore))
      ? 'Settings: created with default values.'
      : 'Settings: already exist, not changed.',
  );
  if (adminEmail === null) return;
  say(adminLines[await writeSuperAdmin(firestore, findAccount, adminEmail)](adminEmail));
}

const adminLines = {
  made: (email: string) => `Super admin: ${email} (record created).`,
  changed: (email: string) => `Super admin: ${email} (role changed).`,
  unchanged: (email: string) => `Super admin: ${email} (already a super admin, not changed).`,
};

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names);
}
