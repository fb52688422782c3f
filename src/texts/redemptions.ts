import type { RedemptionRefusal } from '#domain/redemption.ts';
import { formatCents, formatDate, formatDateTime } from './formats.ts';

/** What some sentences name besides the reason. */
export interface RefusalDetail {
  /** When it can be tried again, or when it was used. */
  at?: Date | null;
  /** Least bill, in cents. */
  cents?: number;
}

/** What is said of a redemption that is refused, to the member or to the staff. */
export function redemptionSentence(
  reason: RedemptionRefusal,
  { at, cents }: RefusalDetail = {},
): string {
  switch (reason) {
    case 'club_closed':
      return 'O clube está fechado no momento. Tente novamente mais tarde.';
    case 'not_member':
      return 'Este benefício é só para sócios do clube. Veja os planos para participar.';
    case 'past_due':
      return 'O pagamento do clube está pendente. Atualize o cartão para voltar a usar os benefícios.';
    case 'after_withdrawal':
      return `Você desistiu de uma assinatura há menos de um ano, por isso os benefícios desta valem a partir de ${formatDate(at)}.`;
    case 'offer_inactive':
      return 'Este benefício não está mais disponível. Escolha outro.';
    case 'not_valid_now':
      return at
        ? `Este benefício não vale agora. Ele volta a valer em ${formatDateTime(at)}.`
        : 'Este benefício não vale agora. Confira os dias e horários.';
    case 'limit_reached':
      return at
        ? `Você já usou este benefício o máximo de vezes. Volte a partir de ${formatDateTime(at)}.`
        : 'Você já usou este benefício o máximo de vezes. Escolha outro.';
    case 'cooldown':
      return `Este lugar pede um intervalo entre um benefício e outro, e o seu termina em ${formatDateTime(at)}. Gere o código a partir daí.`;
    case 'unknown_code':
      return 'Código não encontrado. Confira com o sócio e digite de novo.';
    case 'expired':
      return 'Este código expirou. Peça ao sócio para gerar outro.';
    case 'already_used':
      return at
        ? `Este código já foi usado em ${formatDateTime(at)}. Peça ao sócio para gerar outro.`
        : 'Este código já foi usado. Peça ao sócio para gerar outro.';
    case 'cancelled':
      return 'O uso deste benefício foi cancelado. Peça ao sócio para gerar outro código.';
    case 'wrong_place':
      return 'Este código é de outro lugar. Confira com o sócio o benefício escolhido.';
    case 'own_redemption':
      return 'Você não pode confirmar o seu próprio benefício. Peça a outra pessoa da equipe.';
    case 'being_confirmed':
      return 'Um lugar já está confirmando um benefício seu. Aguarde ou cancele para escolher outro.';
    case 'below_minimum':
      return cents
        ? `A conta não chega ao mínimo deste benefício, que é ${formatCents(cents)}. Confira o valor.`
        : 'A conta não chega ao mínimo deste benefício. Confira o valor.';
    case 'too_late_to_void':
      return 'Só é possível desfazer nas primeiras 24 horas. Fale com o administrador.';
    case 'too_many_tries':
      return 'Muitos códigos errados seguidos. Aguarde um minuto e tente novamente.';
  }
}
