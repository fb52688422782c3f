import type { NotificationKind } from '#features/notifications/model/notification-options.ts';
import * as brand from '#shared/brand.ts';

/** Reason for an e-mail, shown at its end. */
export const letterReasons: Record<NotificationKind, string> = {
  booking_answered: `Você recebe este e-mail porque pediu uma reserva pelo ${brand.name}.`,
  booking_tomorrow: `Você recebe este e-mail porque tem uma reserva feita pelo ${brand.name}.`,
  review_reply: `Você recebe este e-mail porque avaliou um lugar no ${brand.name}.`,
  event_changed: `Você recebe este e-mail porque salvou um evento no ${brand.name}.`,
  payment_receipt: `Você recebe este e-mail porque pagou a assinatura do ${brand.clubName}.`,
  payment_failed: `Você recebe este e-mail porque assina o ${brand.clubName}.`,
  membership_ends: `Você recebe este e-mail porque assina o ${brand.clubName}.`,
  correction_answered: `Você recebe este e-mail porque sugeriu uma correção no ${brand.name}.`,
  claim_answered: `Você recebe este e-mail porque pediu para gerenciar um lugar no ${brand.name}.`,
  booking_received: `Você recebe este e-mail porque gerencia este lugar no ${brand.name}.`,
  booking_changed: `Você recebe este e-mail porque gerencia este lugar no ${brand.name}.`,
  low_review: `Você recebe este e-mail porque gerencia este lugar no ${brand.name}.`,
  weekly_figures: `Você recebe este e-mail porque gerencia lugares no ${brand.name}.`,
};

/** Label of the button in an e-mail. */
export const letterActions: Record<NotificationKind, string> = {
  booking_answered: 'Ver a reserva',
  booking_tomorrow: 'Ver a reserva',
  review_reply: 'Ler a resposta',
  event_changed: 'Ver o evento',
  payment_receipt: 'Ver a assinatura',
  payment_failed: 'Conferir o pagamento',
  membership_ends: 'Ver a assinatura',
  correction_answered: 'Abrir no guia',
  claim_answered: 'Abrir no guia',
  booking_received: 'Ver as reservas',
  booking_changed: 'Ver as reservas',
  low_review: 'Ler e responder',
  weekly_figures: 'Abrir o painel',
};

/** Other sentences of an e-mail and of the unsubscribe page. */
export const letterTexts = {
  /** @param name '' for a user without a name */
  greeting: (name: string) => (name === '' ? 'Olá.' : `Olá, ${name}.`),
  answer: 'Resposta:',
  answerInGuide: 'Leia a resposta nos seus avisos, dentro do guia.',
  settings: 'Escolher quais e-mails receber',
  stop: 'Não receber mais e-mails como este',
  stopTitle: 'Parar estes e-mails',
  stopQuestion: (label: string) => `Não enviar mais e-mails deste tipo: ${label}?`,
  stopButton: 'Parar estes e-mails',
  stoppedTitle: 'Estes e-mails não chegam mais',
  stopped: (label: string) =>
    `Você não recebe mais e-mails deste tipo: ${label}. Os avisos dentro do guia continuam, e nas configurações você pode voltar atrás.`,
  stopInvalidTitle: 'Este endereço não vale mais',
  stopInvalid:
    'Ele não veio inteiro de um e-mail nosso, ou a conta não existe mais. Abra o link do e-mail outra vez ou, com a sua conta, escolha nas configurações quais e-mails receber.',
  stopFailedTitle: 'Não deu certo agora',
  stopFailed: 'O servidor não respondeu, e estes e-mails continuam. Tente de novo em instantes.',
  stopRetry: 'Tentar novamente',
  home: (name: string) => `Ir para o ${name}`,
} as const;
