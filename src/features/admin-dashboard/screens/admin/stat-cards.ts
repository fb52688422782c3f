import {
  BadgePercent,
  CreditCard,
  MapPin,
  MessageSquareText,
  Star,
  TrendingDown,
  Users,
  Wallet,
} from 'lucide-react';
import type { AdminStatisticsResponse } from '#features/statistics/model/statistics-contract.ts';
import { formatShare } from '#shared/formats/statistics.ts';
import { countText, formatCents, formatInteger, formatRating } from '#shared/formats/formats.ts';
import type { StatCardContent } from './stat-card.tsx';

/** Placeholder for a value without data. */
const noDataText = '—';

/** The dashboard cards, in display order. */
export function statCards(statistics: AdminStatisticsResponse): StatCardContent[] {
  const { places, users, reviews, club, revenue } = statistics;
  return [
    {
      label: 'Lugares',
      icon: MapPin,
      value: formatInteger(places.total),
      detail: `${countText(places.active, 'ativo', 'ativos')}, ${countText(places.total - places.active, 'inativo', 'inativos')}`,
      change: shareChange(places.growth, 'lugares novos'),
    },
    {
      label: 'Usuários',
      icon: Users,
      value: formatInteger(users.total),
      detail: userRolesText(users),
      change: shareChange(users.growth, 'cadastros'),
    },
    {
      label: 'Avaliações',
      icon: MessageSquareText,
      value: formatInteger(reviews.total),
      detail: 'desde o começo',
      change: shareChange(reviews.growth, 'avaliações novas'),
    },
    {
      label: 'Nota média',
      icon: Star,
      value: reviews.rating === null ? noDataText : formatRating(reviews.rating),
      detail: 'de todas as avaliações',
      change: ratingChange(reviews.ratingChange),
    },
    {
      label: 'Sócios do clube',
      icon: CreditCard,
      value: formatInteger(club.activeMembers),
      detail: 'com assinatura ativa',
      change: null,
    },
    {
      label: 'Cancelamentos',
      icon: TrendingDown,
      value: club.churn === null ? noDataText : formatShare(club.churn),
      detail: 'dos sócios, em 30 dias',
      change: null,
    },
    {
      label: 'Receita do mês',
      icon: Wallet,
      value: revenue.monthCents === null ? noDataText : formatCents(revenue.monthCents),
      detail: 'assinaturas, sem os reembolsos',
      change: shareChange(revenue.growth, 'receita'),
    },
    {
      label: 'Usos do clube',
      icon: BadgePercent,
      value: formatInteger(club.uses),
      detail: `${formatCents(club.discountCents)} em descontos, em 30 dias`,
      change: shareChange(club.usesGrowth, 'usos'),
    },
  ];
}

/** Text about emails that failed or whose delivery is uncertain, with the next step; '' if all were delivered. */
export function lettersText({ unknown, failed }: AdminStatisticsResponse['letters']): string {
  const parts = [
    ...(unknown > 0 ? [`${formatInteger(unknown)} sem confirmação de entrega`] : []),
    ...(failed > 0 ? [countText(failed, 'recusado', 'recusados')] : []),
  ];
  if (parts.length === 0) return '';
  const advice = [
    'Nenhum deles é enviado de novo; o aviso continua no guia para quem o receberia.',
    ...(unknown > 0 ? ['Sem confirmação, o e-mail pode ter chegado.'] : []),
    ...(failed > 0 ? ['Uma recusa costuma ser um endereço que não existe.'] : []),
    'Se o número cresce, confira os registros do seu provedor de e-mail.',
  ];
  return `E-mails dos últimos 30 dias: ${parts.join(', ')}. ${advice.join(' ')}`;
}

function userRolesText(users: AdminStatisticsResponse['users']): string {
  const { members, managers, superAdmins, pending } = users;
  const parts = [
    countText(members, 'membro', 'membros'),
    countText(managers, 'gerente', 'gerentes'),
    countText(superAdmins, 'administrador', 'administradores'),
  ];
  if (pending > 0) parts.push(countText(pending, 'aguardando aprovação', 'aguardando aprovação'));
  return parts.join(', ');
}

/** @param growth as a fraction: 0.12 for 12 % more */
function shareChange(growth: number | null, noun: string): StatCardContent['change'] {
  if (growth === null) return null;
  return toChange(growth, formatShare(Math.abs(growth)), `em ${noun}`);
}

function ratingChange(points: number | null): StatCardContent['change'] {
  if (points === null) return null;
  return toChange(points, formatRating(Math.abs(points)), 'na nota');
}

function toChange(amount: number, size: string, noun: string): StatCardContent['change'] {
  // A change that rounds to zero has no sign.
  const isZero = /^[0,.]+%?$/.test(size);
  const sign = isZero ? '' : amount > 0 ? '+' : '−';
  const changeText = isZero ? 'sem mudança' : `${amount > 0 ? 'mais' : 'menos'} ${size}`;
  return {
    text: sign + size,
    spoken: `${changeText} ${noun}, comparado aos 30 dias anteriores`,
    tone: isZero ? 'neutral' : amount > 0 ? 'open' : 'closed',
  };
}
