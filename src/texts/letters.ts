import { brand } from '#domain/brand.ts';
import type { NoticeKind } from '#domain/notice.ts';

/** Why a letter came; every letter ends with it. */
export const letterReasons: Record<NoticeKind, string> = {
  booking_answered: `Você recebe este e-mail porque pediu uma reserva pelo ${brand.name}.`,
  booking_tomorrow: `Você recebe este e-mail porque tem uma reserva feita pelo ${brand.name}.`,
  review_reply: `Você recebe este e-mail porque avaliou um lugar no ${brand.name}.`,
  payment_receipt: `Você recebe este e-mail porque pagou a assinatura do ${brand.clubName}.`,
  payment_failed: `Você recebe este e-mail porque assina o ${brand.clubName}.`,
  membership_ends: `Você recebe este e-mail porque assina o ${brand.clubName}.`,
  booking_received: `Você recebe este e-mail porque gerencia este lugar no ${brand.name}.`,
  booking_changed: `Você recebe este e-mail porque gerencia este lugar no ${brand.name}.`,
  low_review: `Você recebe este e-mail porque gerencia este lugar no ${brand.name}.`,
  weekly_figures: `Você recebe este e-mail porque gerencia lugares no ${brand.name}.`,
};

/** What the button of a letter says. */
export const letterActions: Record<NoticeKind, string> = {
  booking_answered: 'Ver a reserva',
  booking_tomorrow: 'Ver a reserva',
  review_reply: 'Ler a resposta',
  payment_receipt: 'Ver a assinatura',
  payment_failed: 'Conferir o pagamento',
  membership_ends: 'Ver a assinatura',
  booking_received: 'Ver as reservas',
  booking_changed: 'Ver as reservas',
  low_review: 'Ler e responder',
  weekly_figures: 'Abrir o painel',
};

/** The other sentences of a letter and of the page that stops it. */
export const letterTexts = {
  greeting: (name: string) => `Olá, ${name}.`,
  settings: 'Escolher quais e-mails receber',
  stop: 'Não receber mais e-mails como este',
  stopTitle: 'Parar estes e-mails',
  stopQuestion: (label: string) => `Não enviar mais e-mails deste tipo: ${label}?`,
  stopButton: 'Parar estes e-mails',
  stopped:
    'Pronto: estes e-mails não chegam mais. Os avisos dentro do guia continuam, e nas configurações você pode voltar atrás.',
  stopInvalid: 'Este endereço não veio de um e-mail nosso, ou a conta não existe mais.',
} as const;
