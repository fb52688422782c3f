import { userRoles } from '#features/account/model/user-options.ts';
import { roleLabels } from '#features/account/texts.ts';
import type { AuditName, NamedCollection } from '#features/audit/model/audit-names.ts';
import {
  auditActorName,
  parseReviewNames,
  auditTargetName,
} from '#features/audit/model/audit-names.ts';
import type { AuditAction, AuditEntry } from '#features/audit/model/audit.ts';
import { auditActions, auditDifferences } from '#features/audit/model/audit.ts';
import type { PublicSettings } from '#features/settings/model/public-settings.ts';
import { placeFieldLabels } from '#features/places/field-texts.ts';
import { countText, formatCents } from '#shared/formats/formats.ts';
import { joinPhrases, lowerFirst } from '#shared/formats/phrases.ts';

/** Labels of the stored fields. */
const auditFieldLabels: Readonly<Record<string, string>> = {
  ...placeFieldLabels,
  // Users.
  role: 'Papel',
  status: 'Situação',
  managedPlaces: 'Lugares que gerencia',
  permissions: 'Permissões',
  membership: 'Assinatura do clube',
  displayName: 'Nome',
  email: 'E-mail',
  // Places.
  title: 'Título',
  periods: 'períodos',
  exceptions: 'dias especiais',
  open: 'abre',
  close: 'fecha',
  day: 'dia',
  time: 'hora',
  date: 'data',
  closed: 'fechado',
  note: 'observação',
  latitude: 'latitude',
  longitude: 'longitude',
  reservation: 'Reserva',
  mode: 'modo',
  value: 'valor',
  image: 'Imagem',
  url: 'endereço',
  highlightImageIndex: 'Imagem de destaque',
  isActive: 'Ativo',
  rating: 'Nota',
  reviewsCount: 'Número de avaliações',
  createdBy: 'Criado por',
  createdAt: 'Criado em',
  updatedAt: 'Alterado em',
  // Categories, plans and offers.
  name: 'Nome',
  slug: 'Endereço na web',
  icon: 'Ícone',
  order: 'Ordem',
  interval: 'Cobrança a cada',
  features: 'Benefícios',
  stripePriceId: 'Preço no Stripe',
  featured: 'Em destaque',
  listed: 'Aparece na lista',
  placeId: 'Lugar',
  userId: 'Pessoa',
  reviewId: 'Avaliação',
  eventId: 'Evento',
  // Events.
  dates: 'Datas',
  priceCents: 'Preço',
  ticketUrl: 'Ingressos',
  ageLimit: 'Idade mínima',
  access: 'Acessibilidade',
  kind: 'Tipo',
  percent: 'Porcentagem',
  amountCents: 'Valor do desconto',
  maxDiscountCents: 'Desconto máximo',
  minSpendCents: 'Gasto mínimo',
  finalCents: 'Valor pago',
  voidReason: 'Motivo',
  weekdays: 'Dias da semana',
  shifts: 'Turnos',
  excludedDates: 'Datas excluídas',
  perMemberLimit: 'Limite por sócio',
  count: 'vezes',
  window: 'período',
  cooldownMinutes: 'Intervalo em minutos',
  totalLimit: 'Limite total',
  termsText: 'Regras',
  validUntil: 'Válida até',
  // Reviews, imports and settings.
  text: 'Texto',
  reason: 'Motivo',
  authorName: 'Autor',
  fileName: 'Arquivo',
  rows: 'Linhas',
  events: 'Eventos',
  state: 'Andamento',
  places: 'Lugares',
  removed: 'Removidos',
  kept: 'Mantidos',
  requireApproval: 'Aprovar novos cadastros',
  reviewsEnabled: 'Avaliações abertas',
  clubEnabled: 'Clube aberto',
  maintenanceMessage: 'Aviso de manutenção',
  operatorName: 'Responsável pelo guia',
  operatorDocument: 'CPF ou CNPJ',
  operatorAddress: 'Endereço do responsável',
  privacyOfficer: 'Encarregado pelos dados',
  contactEmail: 'E-mail de contato',
};

/** Returns the label of a stored field, or the field name if it has no label. */
export function auditFieldText(field: string): string {
  return auditFieldLabels[field] ?? field;
}

/** A sentence in parts: text, and the accounts or documents it refers to. */
export type AuditSentence = readonly (string | AuditName)[];

type DescribedEntry = Omit<AuditEntry, 'id' | 'createdAt'>;

type DescribeEntry = (entry: DescribedEntry) => AuditSentence;

/** Up to this number of changed fields is listed by name; more are counted. */
const maxNamedFields = 3;

/** Article and noun before a name: 'excluiu [o benefício ]X', 'mudou o título [do benefício ]X'. */
interface Noun {
  the: string;
  ofThe: string;
}

const nouns = {
  place: { the: 'o lugar ', ofThe: 'do lugar ' },
  category: { the: 'a categoria ', ofThe: 'da categoria ' },
  plan: { the: 'o plano ', ofThe: 'do plano ' },
  offer: { the: 'o benefício ', ofThe: 'do benefício ' },
  event: { the: 'o evento ', ofThe: 'do evento ' },
} satisfies Record<string, Noun>;

const sentenceAbout = (lead: string, entry: DescribedEntry, tail = ''): AuditSentence => {
  const targetName = auditTargetName(entry);
  return [lead, ...(targetName ? [targetName] : []), ...(tail ? [tail] : [])];
};

const describeAction =
  (verb: string, { the }: Noun): DescribeEntry =>
  (entry) =>
    sentenceAbout(`${verb} ${the}`, entry);

const describeDeletion = (noun: Noun) => describeAction('excluiu', noun);

/**
 * Sentence of an update: 'ativou o benefício X', 'mudou o nome do benefício X para Y', 'mudou título e regras do benefício X'.
 */
const describeUpdate =
  ({ the, ofThe }: Noun): DescribeEntry =>
  (entry) => {
    const differences = auditDifferences(entry);
    const [onlyDifference] = differences;
    if (onlyDifference && differences.length === 1) {
      const { field, before, after } = onlyDifference;
      if (field === 'isActive')
        return sentenceAbout(`${after === true ? 'ativou' : 'desativou'} ${the}`, entry);
      if ((field === 'title' || field === 'name') && typeof before === 'string') {
        return sentenceAbout(`mudou o nome ${ofThe}`, entry, ` para ${String(after)}`);
      }
    }
    return sentenceAbout(
      `mudou ${fieldsText(differences.map(({ field }) => field))} ${ofThe}`,
      entry,
    );
  };

function fieldsText(fields: readonly string[]): string {
  if (fields.length === 0) return 'os dados';
  if (fields.length > maxNamedFields) return countText(fields.length, 'campo', 'campos');
  return joinPhrases(fields.map((field) => lowerFirst(auditFieldText(field))));
}

function roleText(role: unknown): string {
  const option = userRoles.find((name) => name === role);
  return option ? roleLabels[option] : '—';
}

const describeUserUpdate: DescribeEntry = (entry) => {
  const { before, after } = entry;
  const changes = new Set(auditDifferences(entry).map(({ field }) => field));
  if (changes.has('role')) {
    const [fromRole, toRole] = [roleText(before['role']), roleText(after['role'])];
    const places = changes.has('managedPlaces') ? ', e os lugares que gerencia' : '';
    return before['role'] === undefined
      ? sentenceAbout(`deu o papel de ${toRole} a `, entry)
      : sentenceAbout('mudou o papel de ', entry, ` de ${fromRole} para ${toRole}${places}`);
  }
  if (changes.has('status')) {
    if (after['status'] === 'inactive') {
      const club = changes.has('membership') ? ` e ${membershipEndText(after)}` : '';
      return sentenceAbout('desativou o acesso de ', entry, club);
    }
    return before['status'] === 'pending' && after['status'] === 'active'
      ? sentenceAbout('aprovou o cadastro de ', entry)
      : sentenceAbout(
          after['status'] === 'active' ? 'reativou o acesso de ' : 'mudou a situação de ',
          entry,
        );
  }
  if (changes.has('membership')) return sentenceAbout(`${membershipEndText(after)} de `, entry);
  if (changes.has('managedPlaces'))
    return sentenceAbout('mudou os lugares que ', entry, ' gerencia');
  if (changes.has('permissions')) return sentenceAbout('mudou as permissões de ', entry);
  return sentenceAbout('mudou a conta de ', entry);
};

function membershipEndText({ membership }: DescribedEntry['after']): string {
  return membership === 'ended'
    ? 'encerrou a assinatura do clube'
    : 'cancelou a renovação da assinatura do clube';
}

// The name of the removed account is not stored anywhere.
const describeUserRemoval: DescribeEntry = ({ target, before, actorId }) => {
  if (target === `users/${actorId}`) return ['apagou a própria conta'];
  const role = before['role'] === undefined ? '' : ` de ${roleText(before['role'])}`;
  return [`excluiu uma conta${role}`];
};

function reviewSentence(lead: string, reviewId: unknown): AuditSentence {
  const names = parseReviewNames(reviewId);
  if (!names) return [lead.trimEnd()];
  return [`${lead} de `, names.author, ' sobre o lugar ', names.place];
}

const describeReport: DescribeEntry = ({ before, after }) => {
  const verb = after['status'] === 'removed' ? 'aceitou' : 'recusou';
  const eventId = after['eventId'] ?? before['eventId'];
  if (typeof eventId === 'string' && eventId !== '') {
    return [
      `${verb} a denúncia do evento `,
      { collection: 'events', id: eventId, recordedName: '' },
    ];
  }
  return reviewSentence(`${verb} a denúncia da avaliação`, after['reviewId'] ?? before['reviewId']);
};

const correctionLeads: Readonly<Record<string, string>> = {
  applied: 'aplicou a correção',
  declined: 'recusou a correção',
};

/** The id of a correction has the format of a review id. */
const describeCorrection: DescribeEntry = ({ target, after }) =>
  reviewSentence(
    correctionLeads[String(after['status'])] ?? 'desfez a correção',
    target.split('/')[1],
  );

const claimLeads: Readonly<Record<string, string>> = {
  approved: 'aprovou o pedido',
  declined: 'recusou o pedido',
};

const describeClaim: DescribeEntry = ({ target, after }) => {
  const lead = claimLeads[String(after['status'])] ?? 'desfez a aprovação do pedido';
  const names = parseReviewNames(target.split('/')[1]);
  if (!names) return [`${lead} para gerenciar um lugar`];
  return [`${lead} de `, names.author, ' para gerenciar o lugar ', names.place];
};

const describeImport: DescribeEntry = ({ after, target }) => {
  const { fileName } = after;
  const [, id = ''] = target.split('/');
  const readNumber = (field: string) => (typeof after[field] === 'number' ? after[field] : null);
  const [events, places] = [readNumber('events'), readNumber('rows')];
  const importedText =
    events !== null
      ? countText(events, 'evento', 'eventos')
      : places !== null
        ? countText(places, 'lugar', 'lugares')
        : 'registros';
  const storedName = typeof fileName === 'string' ? fileName : '';
  return [
    `importou ${importedText} do arquivo `,
    { collection: 'imports', id, recordedName: storedName },
  ];
};

const describeImportUndo: DescribeEntry = (entry) => {
  const { state, kept: remainingCount } = entry.after;
  if (state === 'undoing')
    return sentenceAbout('começou a desfazer a importação do arquivo ', entry);
  const remainingText =
    typeof remainingCount === 'number' && remainingCount > 0
      ? `, menos ${countText(remainingCount, 'registro já usado', 'registros já usados')}`
      : '';
  return sentenceAbout('desfez a importação do arquivo ', entry, remainingText);
};

const switchText = (on: string, off: string) => (_previous: unknown, next: unknown) =>
  next === true ? on : off;

const settingText = (settingName: string) => (previous: unknown, next: unknown) =>
  `${next === '' ? 'retirou' : previous === '' ? 'informou' : 'mudou'} ${settingName}`;

/** Text for a change of each public setting. */
const settingTexts: {
  readonly [Field in keyof PublicSettings]: (previous: unknown, next: unknown) => string;
} = {
  requireApproval: switchText(
    'passou a exigir a aprovação de novos cadastros',
    'deixou de exigir a aprovação de novos cadastros',
  ),
  clubEnabled: switchText('abriu o clube', 'fechou o clube'),
  reviewsEnabled: switchText('abriu as avaliações', 'fechou as avaliações'),
  maintenanceMessage: (previous, next) =>
    next === ''
      ? 'retirou o aviso de manutenção'
      : previous === ''
        ? 'publicou um aviso de manutenção'
        : 'mudou o aviso de manutenção',
  operatorName: settingText('o nome do responsável pelo guia'),
  operatorDocument: settingText('o CPF ou CNPJ do responsável pelo guia'),
  operatorAddress: settingText('o endereço do responsável pelo guia'),
  privacyOfficer: settingText('o encarregado pelos dados pessoais'),
  contactEmail: settingText('o e-mail de contato do guia'),
};

const describeSettings: DescribeEntry = (entry) => {
  const texts = auditDifferences(entry).map(({ field, before, after }) =>
    Object.hasOwn(settingTexts, field)
      ? settingTexts[field as keyof PublicSettings](before, after)
      : `mudou ${fieldsText([field])}`,
  );
  return [joinPhrases([...new Set(texts)]) || 'guardou as configurações'];
};

/**
 * Sentence of each action, without the actor's name. The type makes a new action without a sentence a compile error.
 */
const describeByAction: Readonly<Record<AuditAction, DescribeEntry>> = {
  'user.update': describeUserUpdate,
  'user.delete': describeUserRemoval,
  'place.create': describeAction('cadastrou', nouns.place),
  'place.update': describeUpdate(nouns.place),
  'place.delete': describeDeletion(nouns.place),
  'category.create': describeAction('criou', nouns.category),
  'category.update': describeUpdate(nouns.category),
  'category.delete': describeDeletion(nouns.category),
  'plan.create': describeAction('criou', nouns.plan),
  'plan.update': describeUpdate(nouns.plan),
  'plan.delete': describeDeletion(nouns.plan),
  'offer.create': describeAction('criou', nouns.offer),
  'offer.update': describeUpdate(nouns.offer),
  'offer.delete': describeDeletion(nouns.offer),
  'event.create': describeAction('cadastrou', nouns.event),
  'event.update': describeUpdate(nouns.event),
  'event.delete': describeDeletion(nouns.event),
  'report.update': describeReport,
  'suggestion.update': describeCorrection,
  'claim.update': describeClaim,
  'review.update': ({ target, after }) =>
    reviewSentence(
      after['picturesStatus'] === 'kept'
        ? 'manteve as fotos da avaliação'
        : 'removeu as fotos da avaliação',
      target.split('/')[1],
    ),
  'review.delete': ({ target }) => reviewSentence('removeu a avaliação', target.split('/')[1]),
  'redemption.void': ({ before }) => {
    const cents = before['finalCents'];
    const amountText = typeof cents === 'number' ? ` de ${formatCents(cents)}` : '';
    return [`anulou um uso do clube${amountText}`];
  },
  'import.create': describeImport,
  'import.undo': describeImportUndo,
  'settings.update': describeSettings,
};

/**
 * Returns what an entry describes as text and names: ['desativou o lugar ', {Bar da Ponte}]. The actor is not included.
 * An action written by another version of the app is shown with its stored value.
 */
export function auditSentence(entry: DescribedEntry): AuditSentence {
  const action = auditActions.find((option) => option === entry.action);
  return action
    ? describeByAction[action](entry)
    : sentenceAbout(`fez uma mudança que esta versão não conhece (${entry.action}): `, entry);
}

/** Returns all accounts and documents that an entry refers to. */
export function namesOfSentence(entry: DescribedEntry): AuditName[] {
  return [
    auditActorName(entry),
    ...auditSentence(entry).filter((part) => typeof part !== 'string'),
  ];
}

/** Shown instead of the name of a deleted document: '[o lugar ](já excluído)'. */
export const deletedNameTexts: Readonly<Record<NamedCollection, string>> = {
  users: 'uma conta apagada',
  places: '(já excluído)',
  categories: '(já excluída)',
  subscriptionPlans: '(já excluído)',
  clubOffers: '(já excluída)',
  events: '(já excluído)',
  imports: '(sem nome)',
};

/** Shown as the actor of an entry whose account was erased; begins the sentence. */
export const deletedActorText = 'Conta apagada';

/** Shown when a name cannot be read. */
export const unloadedNameText = '(nome não carregado)';
