import type { ErrorSentences } from '#shared/error-sentences.ts';

export const nothingCorrectedText = 'Mude pelo menos uma informação antes de enviar.';

/** Errors of opening and sending the claim form. */
export const claimErrors: ErrorSentences = {
  default: 'Não foi possível enviar seu pedido',
  'permission-denied': 'Você não pode pedir este lugar agora.',
  'not-found': 'Este lugar não está mais no guia.',
  conflict: 'Seu pedido mudou enquanto você escrevia. Feche e abra de novo para ver como está.',
  'too-many-requests': 'Você já enviou muitos pedidos hoje. Envie este amanhã.',
  'invalid-input': 'Confira o texto e tente novamente.',
};

export const claimReadErrors: ErrorSentences = {
  default: 'Não foi possível abrir seu pedido',
};

export const claimWithdrawalErrors: ErrorSentences = {
  default: 'O pedido não foi retirado',
  conflict: 'Este pedido acabou de ser decidido. A resposta chega nos seus avisos.',
};

/** Errors of opening and sending the correction form. */
export const correctionErrors: ErrorSentences = {
  default: 'Não foi possível enviar sua correção',
  'permission-denied': 'Você não pode sugerir correções deste lugar agora.',
  conflict: 'Você já tem uma correção em análise para este lugar.',
  'too-many-requests': 'Você já enviou muitos pedidos hoje. Envie este amanhã.',
  'invalid-input': 'Confira os campos e tente novamente.',
};

export const correctionReadErrors: ErrorSentences = {
  default: 'Não foi possível abrir sua correção',
};

export const correctionWithdrawalErrors: ErrorSentences = {
  default: 'A correção não foi retirada',
  conflict: 'Esta correção já foi analisada. Não há mais o que retirar.',
};

// Both dialogs

export const opening = 'Abrindo...';
export const sending = 'Enviando...';
export const withdrawing = 'Retirando...';
export const close = 'Fechar';
export const understood = 'Entendi';

// Claim of a place

export const claimPlace = 'Este lugar é meu';
export const claimAwaitsApproval =
  'Sua conta aguarda a aprovação do administrador. Depois dela você poderá pedir este lugar.';
export const alreadyManaging = 'Você já gerencia este lugar.';
export const openManagerPanel = 'Abrir o painel do gerente';
export const verifyEmailFirst =
  'Antes de pedir um lugar, confirme seu e-mail: nas configurações você recebe o link outra vez. Depois volte aqui.';
export const verifyEmail = 'Confirmar meu e-mail';
export const claimForm = {
  introduction:
    'Se você é dono ou trabalha neste lugar, peça para gerenciar a página dele: você cuida das informações, responde às avaliações e confirma as reservas.',
  label: 'Como podemos confirmar?',
  hint: 'Por exemplo: o seu vínculo, o CNPJ, um telefone ou uma rede social do lugar em que possamos falar com você.',
  missing: 'Conte como podemos confirmar que o lugar é seu.',
  send: 'Enviar pedido',
};
export const appealForm = {
  introduction: 'Você pode pedir uma nova análise, uma vez. O que você enviou antes vai junto.',
  label: 'O que mais podemos conferir?',
  hint: 'Conte o que faltou no primeiro pedido.',
  missing: 'Conte o que mais podemos conferir.',
  send: 'Pedir nova análise',
};
export const sentClaim = 'O que você enviou';
export const firstSentClaim = 'O que você enviou antes';
export const withdrawClaim = 'Retirar pedido';
export const claimWithdrawn = 'Seu pedido foi retirado.';
export const appealWithdrawn = 'O pedido de nova análise foi retirado. A recusa continua valendo.';
export const claimDeclined = 'Seu pedido foi recusado';
export const claimFinallyDeclined = 'Foi a segunda análise, e a decisão é definitiva.';

/** @param dueDay '' if unknown */
export function claimPending(isAppeal: boolean, dueDay: string): string {
  const stateText = isAppeal ? 'Seu pedido está em nova análise.' : 'Seu pedido está em análise.';
  const deadlineText = dueDay === '' ? '' : ` até ${dueDay}`;
  return `${stateText} A resposta chega nos seus avisos${deadlineText}.`;
}

// Correction of a place

export const suggestCorrection = 'Sugerir correção';
export const correctionAwaitsApproval =
  'Sua conta aguarda a aprovação do administrador. Depois dela você poderá sugerir correções.';
export const correctionIntroduction =
  'Nossa equipe confere antes de publicar, e ninguém mais fica sabendo que foi você.';
export const nameLabel = 'Nome';
export const addressLabel = 'Endereço';
export const cityLabel = 'Cidade';
export const neighborhoodLabel = 'Bairro';
export const phoneLabel = 'Telefone';
export const phoneHint = 'Com o DDD.';
export const websiteLabel = 'Site';
export const correctHours = 'Corrigir os horários';
export const hoursLabel = 'Horários';
export const correctFacts = 'Corrigir “Bom para”';
export const correctedFacts = '“Bom para”';
export const correctionMessageLabel = 'Quer contar mais alguma coisa? (opcional)';
export const sendCorrection = 'Enviar correção';
export const correctionSent =
  'Obrigado. Nossa equipe vai conferir e você recebe a resposta nos seus avisos.';
export const withdrawCorrection = 'Retirar correção';
export const correctionWithdrawn = 'Sua correção foi retirada.';
export const correctionOfClosedPlace = 'o lugar fechou para sempre';
export const lastCorrectionDeclined = 'Sua última correção não foi aplicada.';

/** @param correction the corrected fields as a phrase: 'nome e telefone' */
export function correctionPending(correction: string): string {
  return `Sua correção está em análise: ${correction}. A resposta chega nos seus avisos; depois dela você pode sugerir outra.`;
}
