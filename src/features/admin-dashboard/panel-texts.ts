import type {
  AdminStatisticsResponse,
  DailyCountKind,
} from '#features/statistics/model/statistics-contract.ts';
import type { Series } from '#features/statistics/model/series.ts';
import type { SeriesWords } from '#features/statistics/panel-texts.ts';
import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText, formatInteger } from '#shared/formats/formats.ts';
import { capitalize } from '#shared/text/capitalize.ts';

export const pendingCountErrors: ErrorSentences = {
  default: 'Não foi possível contar as pendências',
};

export const searchMissErrors: ErrorSentences = {
  default: 'Não foi possível carregar as buscas sem resultado',
};

// Page.
export const dashboardPageTitle = `Dashboard · ${brand.name}`;
export const dashboardTitle = 'Dashboard';

// Pending items.
export const pendingTitle = 'Pendências';
export const countingPending = 'Contando as pendências...';
export const placesToApprove = 'Lugares para aprovar';
export const seePending = 'Ver pendentes';
export const corrections = 'Correções sugeridas';
export const claims = 'Pedidos para gerenciar um lugar';
export const openReports = 'Denúncias abertas';

export const noPlaceToApprove = 'nenhum lugar para aprovar';
export const noCorrection = 'nenhuma correção sugerida';
export const noClaim = 'nenhum pedido para gerenciar um lugar';
export const noReport = 'nenhuma denúncia aberta';

/** @param texts about the lists without pending items, such as `noReport` */
export function nothingPending(texts: readonly string[]): string {
  return capitalize(texts.join(', '));
}

export function counting(label: string): string {
  return `Contando: ${label}`;
}

export function placesPending(count: number): string {
  return countText(count, 'lugar pendente', 'lugares pendentes');
}

export function correctionsPending(count: number): string {
  return countText(count, 'correção pendente', 'correções pendentes');
}

export function claimsPending(count: number): string {
  return countText(count, 'pedido pendente', 'pedidos pendentes');
}

export function reportsPending(count: number): string {
  return countText(count, 'denúncia pendente', 'denúncias pendentes');
}

// Statistics.
export const statisticsTitle = 'Números do guia';
export const reloadStatistics = 'Atualizar os números';
export const loadingStatistics = 'Carregando os números...';

/** @param time of the computation: '18:30' */
export function computedAt(time: string): string {
  return `Às ${time}`;
}

// Statistic cards: label, breakdown, and the subject of the change for screen readers.
export const placesLabel = 'Lugares';
export const changeInPlaces = 'em lugares novos';
export const usersLabel = 'Usuários';
export const changeInUsers = 'em cadastros';
export const reviewsLabel = 'Avaliações';
export const reviewsDetail = 'desde o começo';
export const changeInReviews = 'em avaliações novas';
export const ratingLabel = 'Nota média';
export const ratingDetail = 'de todas as avaliações';
export const changeInRating = 'na nota';
export const clubMembersLabel = 'Sócios do clube';
export const clubMembersDetail = 'com assinatura ativa';
export const churnLabel = 'Cancelamentos';
export const churnDetail = 'dos sócios, em 30 dias';
export const revenueLabel = 'Receita do mês';
export const revenueDetail = 'assinaturas, sem os reembolsos';
export const changeInRevenue = 'em receita';
export const clubUsesLabel = 'Usos do clube';
export const changeInClubUses = 'em usos';

export function placesDetail({
  total,
  active,
}: Pick<AdminStatisticsResponse['places'], 'total' | 'active'>): string {
  return `${countText(active, 'ativo', 'ativos')}, ${countText(total - active, 'inativo', 'inativos')}`;
}

/** Returns the number of users per role: '63 membros, 2 gerentes, 1 administrador'. */
export function usersDetail(users: AdminStatisticsResponse['users']): string {
  const { members, managers, superAdmins, pending } = users;
  const parts = [
    countText(members, 'membro', 'membros'),
    countText(managers, 'gerente', 'gerentes'),
    countText(superAdmins, 'administrador', 'administradores'),
  ];
  if (pending > 0) parts.push(`${formatInteger(pending)} aguardando aprovação`);
  // A number stays on the line of its noun.
  return parts.map((part) => part.replaceAll(' ', '\u00a0')).join(', ');
}

export function clubUsesDetail(discount: string): string {
  return `${discount} de desconto em 30 dias`;
}

export const changeBase = 'Últimos 30 dias, comparados com os 30 anteriores';

/** Returns a change for screen readers: 'mais 12% em cadastros, comparado aos 30 dias anteriores'. */
export function changeSpoken(sign: '+' | '−', size: string, subject: string): string {
  return `${sign === '+' ? 'mais' : 'menos'} ${size} ${subject}, comparado aos 30 dias anteriores`;
}

/** Text about emails that failed or whose delivery is uncertain, with the next step; '' if all were delivered. */
export function lettersText({ unknown, failed }: AdminStatisticsResponse['letters']): string {
  const parts = [
    ...(unknown > 0 ? [`${formatInteger(unknown)} sem confirmação de entrega`] : []),
    ...(failed > 0 ? [countText(failed, 'recusado', 'recusados')] : []),
  ];
  if (parts.length === 0) return '';
  const advice = [
    'Eles não são enviados de novo, mas o aviso continua no guia.',
    ...(unknown > 0 ? ['Sem confirmação, o e-mail pode ter chegado.'] : []),
    ...(failed > 0 ? ['Uma recusa costuma ser um endereço que não existe.'] : []),
    'Se o número cresce, confira os registros do seu provedor de e-mail.',
  ];
  return `E-mails dos últimos 30 dias: ${parts.join(', ')}. ${advice.join(' ')}`;
}

// Daily counts.
/** Labels of the daily counts, in display order. */
export const dailyLabels = [
  {
    key: 'signUps',
    label: 'Cadastros',
    one: 'cadastro',
    many: 'cadastros',
    none: 'Nenhum cadastro',
  },
  {
    key: 'reviews',
    label: 'Avaliações',
    one: 'avaliação',
    many: 'avaliações',
    none: 'Nenhuma avaliação',
  },
  {
    key: 'clubUses',
    label: 'Usos do clube',
    one: 'uso do clube',
    many: 'usos do clube',
    none: 'Nenhum uso do clube',
  },
] as const satisfies ({ key: DailyCountKind } & SeriesWords)[];

export type DailyLabels = (typeof dailyLabels)[number];

export const last30Days = 'Últimos 30 dias';
export const loadingDays = 'Carregando os dias...';
export const drawingDays = 'Desenhando os dias...';

/** Returns the sum of a series: '7 avaliações no período.' */
export function sumInPeriod({ points }: Series, { one, many }: SeriesWords): string {
  const sum = points.reduce((total, { value }) => total + (value ?? 0), 0);
  return `${countText(sum, one, many)} no período.`;
}

export function dailyTableName(label: string): string {
  return `Tabela dos últimos 30 dias: ${label}`;
}

// Newest places and users.
export const newestPlacesTitle = 'Lugares recentes';
export const loadingPlaces = 'Carregando lugares...';
export const noPlaces = 'Nenhum lugar cadastrado ainda.';
export const newestUsersTitle = 'Usuários recentes';
export const loadingUsers = 'Carregando usuários...';
export const noUsers = 'Nenhum usuário cadastrado ainda.';

// Searches without a result.
export const searchMissesTitle = 'Buscas sem resultado';
export const searchMissesLead =
  'O que as pessoas buscaram nos últimos 7 dias e nenhum lugar atende por completo. Guardamos só as palavras.';
export const loadingSearches = 'Carregando as buscas...';
export const noSearchMisses = 'Nenhuma busca ficou sem resultado.';

export function searchCount(count: number): string {
  return countText(count, 'vez', 'vezes');
}
