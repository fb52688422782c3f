import type { LoginPurpose } from '#features/account/model/login-purpose.ts';

/** What a user signs in for: with the name of the place or event, and without it. */
const loginPurposes: Record<LoginPurpose, { named: string; unnamed: string }> = {
  subscribe: { named: 'e siga para o pagamento', unnamed: 'e siga para o pagamento' },
  reserve: { named: 'para reservar em <name/>', unnamed: 'para reservar neste lugar' },
  review: { named: 'para avaliar <name/>', unnamed: 'para avaliar este lugar' },
  'add-to-list': {
    named: 'para adicionar <name/> a uma lista',
    unnamed: 'para adicionar este lugar a uma lista',
  },
  'copy-list': { named: 'para copiar esta lista', unnamed: 'para copiar esta lista' },
  correct: {
    named: 'para sugerir uma correção em <name/>',
    unnamed: 'para sugerir uma correção neste lugar',
  },
  claim: {
    named: 'para pedir a gestão de <name/>',
    unnamed: 'para pedir a gestão deste lugar',
  },
  report: { named: 'para fazer uma denúncia em <name/>', unnamed: 'para fazer uma denúncia' },
  'save-place': {
    named: 'para salvar <name/> nos seus favoritos',
    unnamed: 'para salvar este lugar nos seus favoritos',
  },
  'save-event': {
    named: 'para salvar <name/> nos seus favoritos',
    unnamed: 'para salvar este evento nos seus favoritos',
  },
  'mark-helpful': {
    named: 'para marcar como útil uma avaliação de <name/>',
    unnamed: 'para marcar esta avaliação como útil',
  },
};

/** What follows the sign-in, where the user needs to know it. */
export const afterSignIn: Partial<Record<LoginPurpose, string>> = {
  reserve: 'Depois você escolhe dia, hora e pessoas.',
};

/** Returns why to sign in, such as 'Entre para reservar em <name/>.' */
export function signInReason(
  screen: 'login' | 'register',
  purpose: LoginPurpose,
  hasName: boolean,
): string {
  const { named, unnamed } = loginPurposes[purpose];
  const beginning = screen === 'register' ? 'Crie sua conta' : 'Entre';
  return `${beginning} ${hasName ? named : unnamed}.`;
}
