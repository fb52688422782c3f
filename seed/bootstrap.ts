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
  'Uso: npm run bootstrap -- --admin E-MAIL. Sem --admin, cria apenas as categorias, os planos e as configurações que faltam.';

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
 * missing, and the first super admin. Existing records are not changed, so it is idempotent and safe to run on a site
 * in use. Changes made before a refusal are not rolled back.
 * @throws SeedRefused as writeSuperAdmin(); errors of Firestore and findAccount()
 */
export async function runBootstrap(bootstrap: Bootstrap): Promise<void> {
  const { firestore, findAccount, adminEmail, say } = bootstrap;
  const categories = await writeDefaultCategories(firestore);
  say(
    categories.length > 0
      ? `Categorias: criadas ${listed(categories)}.`
      : 'Categorias: já existem e ficaram como estavam.',
  );
  const plans = await writeDefaultPlans(firestore);
  say(
    plans.length > 0
      ? `Planos: criados ${listed(plans)}, fora de venda até receberem o preço do Stripe em /admin/plans.`
      : 'Planos: já existem e ficaram como estavam.',
  );
  say(
    (await writeDefaultSettings(firestore))
      ? 'Configurações: criadas com os valores iniciais.'
      : 'Configurações: já existem e ficaram como estavam.',
  );
  if (adminEmail === null) return;
  say(adminLines[await writeSuperAdmin(firestore, findAccount, adminEmail)](adminEmail));
}

const adminLines = {
  made: (email: string) => `Super administrador: ${email}, com o cadastro criado agora.`,
  changed: (email: string) => `Super administrador: ${email}, a partir de agora.`,
  unchanged: (email: string) => `Super administrador: ${email} já era; nada mudou.`,
};

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('pt-BR').format(names);
}
