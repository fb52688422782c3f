import type { LoginPurpose } from '#features/account/model/login-purpose.ts';
import type { TranslationOf } from '#shared/translation.ts';

const loginPurposes: Record<LoginPurpose, { named: string; unnamed: string }> = {
  subscribe: { named: 'y seguí con el pago', unnamed: 'y seguí con el pago' },
  reserve: { named: 'para reservar en <name/>', unnamed: 'para reservar en este lugar' },
  review: { named: 'para opinar sobre <name/>', unnamed: 'para opinar sobre este lugar' },
  'add-to-list': {
    named: 'para agregar <name/> a una lista',
    unnamed: 'para agregar este lugar a una lista',
  },
  'copy-list': { named: 'para copiar esta lista', unnamed: 'para copiar esta lista' },
  correct: {
    named: 'para sugerir una corrección de <name/>',
    unnamed: 'para sugerir una corrección de este lugar',
  },
  claim: {
    named: 'para pedir gestionar <name/>',
    unnamed: 'para pedir gestionar este lugar',
  },
  report: { named: 'para denunciar algo en <name/>', unnamed: 'para hacer una denuncia' },
  'save-place': {
    named: 'para guardar <name/> en tus favoritos',
    unnamed: 'para guardar este lugar en tus favoritos',
  },
  'save-event': {
    named: 'para guardar <name/> en tus favoritos',
    unnamed: 'para guardar este evento en tus favoritos',
  },
  'mark-helpful': {
    named: 'para marcar como útil una reseña de <name/>',
    unnamed: 'para marcar como útil esta reseña',
  },
};

export const afterSignIn: Partial<Record<LoginPurpose, string>> = {
  reserve: 'Después elegís día, hora y personas.',
};

export function signInReason(
  screen: 'login' | 'register',
  purpose: LoginPurpose,
  hasName: boolean,
): string {
  const { named, unnamed } = loginPurposes[purpose];
  const beginning = screen === 'register' ? 'Creá tu cuenta' : 'Iniciá sesión';
  return `${beginning} ${hasName ? named : unnamed}.`;
}

export type Complete = TranslationOf<
  typeof import('./sign-in-reason-texts.ts'),
  typeof import('./sign-in-reason-texts.es.ts')
>;
