import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText, formatCents } from '#shared/formats/formats.ts';
import type { PlanProblem } from '#features/club/model/plan-draft.ts';
import type { PlanInterval, SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import { intervalText } from './texts.ts';

const deletedText = 'Este plano foi excluído por outra pessoa. Confira a lista.';

const forbiddenText = 'Você não pode mais alterar planos. Fale com outro administrador.';

export const planSaveErrors: ErrorSentences = {
  default: 'Não foi possível salvar o plano',
  'not-found': deletedText,
  'permission-denied': forbiddenText,
  conflict: 'Outro plano já usa este preço do Stripe. Confira o código.',
  'too-many-items': 'O clube comporta até 100 planos. Exclua um antes de criar outro.',
};

export const planEditErrors: ErrorSentences = {
  ...planSaveErrors,
  conflict:
    'Outra pessoa mudou este plano enquanto você editava. Abra-o de novo para ver como ele está.',
};

export const planToggleErrors: ErrorSentences = {
  default: 'Não foi possível mudar a situação do plano',
  'not-found': deletedText,
  'permission-denied': forbiddenText,
  'invalid-input': 'Para vender este plano, informe antes o preço do Stripe.',
};

export const planDeleteErrors: ErrorSentences = {
  default: 'Não foi possível excluir o plano',
  'not-found': deletedText,
  'permission-denied': forbiddenText,
  conflict: 'Alguém acabou de assinar este plano. Ele não pode ser excluído.',
};

export const planUseErrors: ErrorSentences = {
  default: 'Não foi possível verificar se há assinaturas deste plano',
};

// Several screens
export const newPlan = 'Novo plano';

export function deletePlanNamed(name: string): string {
  return `Excluir ${name}`;
}

// Plans
export const plansPageTitle = `Planos · ${brand.name}`;
export const plansTitle = 'Planos do clube';
export const loadingPlans = 'Carregando planos...';
export const noPlansTitle = 'Nenhum plano cadastrado ainda';
export const createPlan = 'Criar plano';
export const noPlansNote = 'Sem um plano à venda, ninguém assina o clube.';
export const featuredPlan = 'Mais Popular';

/** Returns the state of a plan: whether it is for sale. */
export function planState(isActive: boolean): string {
  return isActive ? 'Ativo' : 'Em breve';
}
export const unlistedPlan = 'Fora da página do clube';
export const noStripePrice = 'Sem preço no Stripe';

/** The switch of a plan; its name is for screen readers. */
export const planOnSale = 'À venda <plan/>';

export function editPlanNamed(name: string): string {
  return `Editar ${name}`;
}

// Deletion
export const deletePlan = 'Excluir';
export const deletingPlan = 'Excluindo...';
export const planDeleted = 'Plano excluído';
export const checkingPlanUse = 'Verificando as assinaturas deste plano...';

export function planInUse(membershipCount: number): string {
  return `${countText(membershipCount, 'assinatura é', 'assinaturas são')} deste plano, por isso ele não pode ser excluído. Desative-o para que ninguém mais o assine.`;
}

export const confirmPlanDeletion = 'Tem certeza que deseja excluir este plano? Ninguém o assina.';

// Form of a plan
export const planSaved = 'Plano salvo';
export const planCreated = 'Plano criado';
export const editPlan = 'Editar plano';
export const planNameLabel = 'Nome';
export const planDescriptionLabel = 'Descrição';
export const planPriceLabel = 'Preço (R$)';
export const planIntervalLabel = 'Cobrança';
export const stripePriceLabel = 'Preço no Stripe';
export const stripePriceExample = 'price_...';
export const stripePriceHint =
  'É este preço que o Stripe cobra: mantenha o valor igual ao de cima.';
export const planBenefitsLabel = 'Benefícios';
export const planBenefitsHint = 'Um por linha.';
export const onSaleLabel = 'À venda';
export const onSaleHint = 'Sem isto, o plano aparece como “Em breve”.';
export const listedLabel = 'Na lista de planos';
export const listedHint = 'Aparece na página do clube.';
export const featuredLabel = 'Mais Popular';
export const featuredHint = 'Recebe o selo de destaque.';
export const savingPlan = 'Salvando...';
export const savePlan = 'Salvar';

export const intervalLabels: Record<PlanInterval, string> = { month: 'Mensal', year: 'Anual' };

/** Returns the price of a plan: 'R$ 29,90/mês'. */
export function planPriceText(plan: SubscriptionPlan): string {
  return `${formatCents(plan.price)}/${intervalText(plan)}`;
}

export const planProblemTexts: Record<PlanProblem, string> = {
  'name-missing': 'Informe o nome do plano.',
  'price-unreadable': 'Informe o preço em reais, como 29,90 ou 1.299,00.',
  'price-too-low': 'O menor preço possível é R$ 0,50.',
  'too-many-features': 'São no máximo 20 benefícios, um por linha.',
  'feature-too-long': 'Cada benefício tem até 200 caracteres. Encurte o mais longo.',
  'translation-too-long': 'Um texto em outro idioma passou do limite. Encurte-o.',
  'price-id-malformed': 'O código do preço no Stripe começa com price_ e não tem espaços.',
  'price-id-missing': 'Um plano à venda precisa do código do preço no Stripe.',
};
