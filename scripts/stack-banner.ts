import path from 'node:path';
import { brand } from '#shared/brand.ts';
import type { Stack } from './local-stack.ts';

/** The accounts that the seed creates. */
const ACCOUNTS = [
  ['admin@guiadailha.test', 'administra tudo'],
  ['gerente@guiadailha.test', 'gerencia três lugares'],
  ['membro@guiadailha.test', 'membro'],
  ['socio@guiadailha.test', 'membro com o clube ativo'],
  ['inativo@guiadailha.test', 'conta inativa'],
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
    `  ${brand.name} está no ar: ${stack.webUrl}`,
    '',
    `  API        ${stack.apiUrl}`,
    `  Firebase   Auth ${auth} · Firestore ${firestore} · Storage ${storage}`,
    ...(stack.stripeUrl ? [`  Pagamentos ${stack.stripeUrl} (de teste)`] : []),
    ...(stack.mailUrl ? [`  E-mails    ${stack.mailUrl} (nenhum sai desta máquina)`] : []),
    `  Dados      ${data} (para recomeçar: npm run ${command} -- --fresh)`,
    '',
    `  Contas, todas com a senha ${PASSWORD}:`,
    ...ACCOUNTS.map(([email, who]) => `    ${email.padEnd(26)}${who}`),
    '',
    '  Ctrl+C para parar.',
    rule,
    '',
  ].join('\n');
}
