import type { ErrorSentences } from '#shared/error-sentences.ts';

export const signOutTitle = 'Sair da conta?';
export const signOutAndLose = 'Sair e perder';
export const signingOut = 'Saindo...';
export const stayHere = 'Continuar aqui';

export const signOutErrors: ErrorSentences = { default: 'Não foi possível sair da conta' };

/** Returns the warning about pending changes that are lost by signing out. */
export function signOutWarning(count: number): string {
  const lostText =
    count === 1
      ? '1 alteração ainda não foi enviada e será perdida.'
      : `${count} alterações ainda não foram enviadas e serão perdidas.`;
  return `${lostText} Com conexão, elas são enviadas sozinhas.`;
}
