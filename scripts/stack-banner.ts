import path from 'node:path';
import * as brand from '#shared/brand.ts';
import type { Stack } from './local-stack.ts';

/** The accounts that the seed creates. */
const ACCOUNTS = [
  ['admin@guiadailha.test', 'super admin'],
  ['gerente@guiadailha.test', 'manages three places'],
  ['membro@guiadailha.test', 'member'],
  ['socio@guiadailha.test', 'club member'],
  ['inativo@guiadailha.test', 'inactive account'],
] as const;
const PASSWORD = 'ilha1234';

/**
 * Returns the text that the terminal shows after the start.
 *
 * @param command the npm script, named in the hint about starting with fresh data
 */
export function stackBanner(stack: Stack, dataDir: string, command: 'dev' | 'demo'): string {
  const rule = '─'.repeat(64);
  const { auth, firestore, storage } = stack.ports;
  const data = path.relative(process.cwd(), path.resolve(dataDir)) || '.';
  return [
    '',
    rule,
    `  ${brand.name} is running: ${stack.webUrl}`,
    '',
    `  API        ${stack.apiUrl}`,
    `  Firebase   Auth ${auth} · Firestore ${firestore} · Storage ${storage}`,
    ...(stack.stripeUrl ? [`  Payments   ${stack.stripeUrl} (local Stripe)`] : []),
    ...(stack.mailUrl ? [`  E-mail     ${stack.mailUrl} (stays on this machine)`] : []),
    `  Data       ${data} (reset: npm run ${command} -- --fresh)`,
    '',
    `  Accounts, all with the password ${PASSWORD}:`,
    ...ACCOUNTS.map(([email, who]) => `    ${email.padEnd(26)}${who}`),
    '',
    '  Press Ctrl+C to stop.',
    rule,
    '',
  ].join('\n');
}
