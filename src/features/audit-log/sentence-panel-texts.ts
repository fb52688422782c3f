import { userRoles } from '#features/account/model/user.ts';
import { roleLabels } from '#features/account/texts.ts';
import type { AuditName, NamedCollection } from '#features/audit/model/audit-names.ts';
import { actorOf, reviewNames, subjectOf } from '#features/audit/model/audit-names.ts';
import type { AuditAction, AuditEntry } from '#features/audit/model/audit.ts';
import { auditActions, auditDifferences } from '#features/audit/model/audit.ts';
import type { PublicSettings } from '#features/settings/model/public-settings.ts';
import { countText, formatCents } from '#shared/formats/formats.ts';
import { joined, lowerFirst } from '#shared/formats/phrases.ts';

/** Labels of the stored fields. */
const auditFieldLabels: Readonly<Record<string, string>> = {
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
  description: 'Descrição',
  location: 'Endereço',
  neighborhood: 'Bairro',
  category: 'Categoria',
  price: 'Preço',
  phone: 'Telefone',
  website: 'Site',
  hours: 'Horários',
  periods: 'períodos',
  exceptions: 'dias especiais',
  open: 'abre',
  close: 'fecha',
  day: 'dia',
  time: 'hora',
  date: 'data',
  closed: 'fechado',
  note: 'observação',
  amenities: 'Comodidades',
  geo: 'Ponto no mapa',
  latitude: 'latitude',
  longitude: 'longitude',
  reservation: 'Reserva',
  mode: 'modo',
  value: 'valor',
  image: 'Imagem',
  images: 'Imagens',
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

type Told = Omit<AuditEntry, 'id' | 'createdAt'>;

type Sentence = (entry: Told) => AuditSentence;

/** Up to this number of changed fields is listed by name; more are counted. */
const fieldsNamed = 3;

/** Article and noun before a name: 'excluiu [a oferta ]X', 'mudou o título [da oferta ]X'. */
interface Noun {
  the: string;
  ofThe: string;
}

const nouns = {
  place: { the: 'o lugar ', ofThe: 'do lugar ' },
  category: { the: 'a categoria ', ofThe: 'da categoria ' },
  plan: { the: 'o plano ', ofThe: 'do plano ' },
  offer: { the: 'a oferta ', ofThe: 'da oferta ' },
  event: { the: 'o evento ', ofThe: 'do evento ' },
} satisfies Record<string, Noun>;

const about = (lead: string, entry: Told, tail = ''): AuditSentence => {
  const subject = subjectOf(entry);
  return [lead, ...(subject ? [subject] : []), ...(tail ? [tail] : [])];
};

const made =
  (verb: string, { the }: Noun): Sentence =>
  (entry) =>
    about(`${verb} ${the}`, entry);

const removed = (noun: Noun) => made('excluiu', noun);

/**
 * Sentence of an update: 'ativou a oferta X', 'mudou o nome da oferta X para Y', 'mudou título e regras da oferta X'.
 */
const changed =
  ({ the, ofThe }: Noun): Sentence =>
  (entry) => {
    const differences = auditDifferences(entry);
    const [only] = differences;
    if (only && differences.length === 1) {
      const { field, before, after } = only;
      if (field === 'isActive')
        return about(`${after === true ? 'ativou' : 'desativou'} ${the}`, entry);
      if ((field === 'title' || field === 'name') && typeof before === 'string') {
        return about(`mudou o nome ${ofThe}`, entry, ` para ${String(after)}`);
      }
    }
    return about(`mudou ${fieldsText(differences.map(({ field }) => field))} ${ofThe}`, entry);
  };

function fieldsText(fields: readonly string[]): string {
  if (fields.length === 0) return 'os dados';
  if (fields.length > fieldsNamed) return countText(fields.length, 'campo', 'campos');
  return joined(fields.map((field) => lowerFirst(auditFieldText(field))));
}

function roleText(role: unknown): string {
  const known = userRoles.find((name) => name === role);
  return known ? roleLabels[known] : '—';
}

const aboutPerson: Sentence = (entry) => {
  const { before, after } = entry;
  const changes = new Set(auditDifferences(entry).map(({ field }) => field));
  if (changes.has('role')) {
    const [from, to] = [roleText(before['role']), roleText(after['role'])];
    const places = changes.has('managedPlaces') ? ', e os lugares que gerencia' : '';
    return before['role'] === undefined
      ? about(`deu o papel de ${to} a `, entry)
      : about('mudou o papel de ', entry, ` de ${from} para ${to}${places}`);
  }
  if (changes.has('status')) {
    if (after['status'] === 'inactive') {
      const club = changes.has('membership') ? ` e ${clubEnding(after)}` : '';
      return about('desativou o acesso de ', entry, club);
    }
    return before['status'] === 'pending' && after['status'] === 'active'
      ? about('aprovou o cadastro de ', entry)
      : about(
          after['status'] === 'active' ? 'reativou o acesso de ' : 'mudou a situação de ',
          entry,
        );
  }
  if (changes.has('membership')) return about(`${clubEnding(after)} de `, entry);
  if (changes.has('managedPlaces')) return about('mudou os lugares que ', entry, ' gerencia');
  if (changes.has('permissions')) return about('mudou as permissões de ', entry);
  return about('mudou a conta de ', entry);
};

function clubEnding({ membership }: Told['after']): string {
  return membership === 'ended'
    ? 'encerrou a assinatura do clube'
    : 'cancelou a renovação da assinatura do clube';
}

// The name of the removed account is not stored anywhere.
const aboutRemoval: Sentence = ({ target, before, actorId }) => {
  if (target === `users/${actorId}`) return ['apagou a própria conta'];
  const role = before['role'] === undefined ? '' : ` de ${roleText(before['role'])}`;
  return [`excluiu uma conta${role}`];
};

function reviewText(lead: string, reviewId: unknown): AuditSentence {
  const names = reviewNames(reviewId);
  if (!names) return [lead.trimEnd()];
  return [`${lead} de `, names.author, ' sobre o lugar ', names.place];
}

const aboutReport: Sentence = ({ before, after }) => {
  const verb = after['status'] === 'removed' ? 'aceitou' : 'recusou';
  const eventId = after['eventId'] ?? before['eventId'];
  if (typeof eventId === 'string' && eventId !== '') {
    return [`${verb} a denúncia do evento `, { of: 'events', id: eventId, told: '' }];
  }
  return reviewText(`${verb} a denúncia da avaliação`, after['reviewId'] ?? before['reviewId']);
};

const correctionLeads: Readonly<Record<string, string>> = {
  applied: 'aplicou a correção',
  declined: 'recusou a correção',
};

/** The id of a correction has the format of a review id. */
const aboutCorrection: Sentence = ({ target, after }) =>
  reviewText(correctionLeads[String(after['status'])] ?? 'desfez a correção', target.split('/')[1]);

const claimLeads: Readonly<Record<string, string>> = {
  approved: 'aprovou o pedido',
  declined: 'recusou o pedido',
};

const aboutClaim: Sentence = ({ target, after }) => {
  const lead = claimLeads[String(after['status'])] ?? 'desfez a aprovação do pedido';
  const names = reviewNames(target.split('/')[1]);
  if (!names) return [`${lead} para gerenciar um lugar`];
  return [`${lead} de `, names.author, ' para gerenciar o lugar ', names.place];
};

const aboutImport: Sentence = ({ after, target }) => {
  const { fileName } = after;
  const [, id = ''] = target.split('/');
  const number = (field: string) => (typeof after[field] === 'number' ? after[field] : null);
  const [events, places] = [number('events'), number('rows')];
  const count =
    events !== null
      ? countText(events, 'evento', 'eventos')
      : places !== null
        ? countText(places, 'lugar', 'lugares')
        : 'registros';
  const told = typeof fileName === 'string' ? fileName : '';
  return [`importou ${count} do arquivo `, { of: 'imports', id, told }];
};

const aboutUndo: Sentence = (entry) => {
  const { state, kept } = entry.after;
  if (state === 'undoing') return about('começou a desfazer a importação do arquivo ', entry);
  const left =
    typeof kept === 'number' && kept > 0
      ? `, menos ${countText(kept, 'registro já usado', 'registros já usados')}`
      : '';
  return about('desfez a importação do arquivo ', entry, left);
};

const openings = (on: string, off: string) => (_was: unknown, becomes: unknown) =>
  becomes === true ? on : off;

const named = (what: string) => (was: unknown, becomes: unknown) =>
  `${becomes === '' ? 'retirou' : was === '' ? 'informou' : 'mudou'} ${what}`;

/** Text for a change of each public setting. */
const settingTexts: {
  readonly [Field in keyof PublicSettings]: (was: unknown, becomes: unknown) => string;
} = {
  requireApproval: openings(
    'passou a exigir a aprovação de novos cadastros',
    'deixou de exigir a aprovação de novos cadastros',
  ),
  clubEnabled: openings('abriu o clube', 'fechou o clube'),
  reviewsEnabled: openings('abriu as avaliações', 'fechou as avaliações'),
  maintenanceMessage: (was, becomes) =>
    becomes === ''
      ? 'retirou o aviso de manutenção'
      : was === ''
        ? 'publicou um aviso de manutenção'
        : 'mudou o aviso de manutenção',
  operatorName: named('o nome do responsável pelo guia'),
  operatorDocument: named('o CPF ou CNPJ do responsável pelo guia'),
  operatorAddress: named('o endereço do responsável pelo guia'),
  privacyOfficer: named('o encarregado pelos dados pessoais'),
  contactEmail: named('o e-mail de contato do guia'),
};

const aboutSettings: Sentence = (entry) => {
  const texts = auditDifferences(entry).map(({ field, before, after }) =>
    Object.hasOwn(settingTexts, field)
      ? settingTexts[field as keyof PublicSettings](before, after)
      : `mudou ${fieldsText([field])}`,
  );
  return [joined([...new Set(texts)]) || 'guardou as configurações'];
};

/**
 * Sentence of each action, without the actor's name. The type makes a new action without a sentence a compile error.
 */
const sentences: Readonly<Record<AuditAction, Sentence>> = {
  'user.update': aboutPerson,
  'user.delete': aboutRemoval,
  'place.create': made('cadastrou', nouns.place),
  'place.update': changed(nouns.place),
  'place.delete': removed(nouns.place),
  'category.create': made('criou', nouns.category),
  'category.update': changed(nouns.category),
  'category.delete': removed(nouns.category),
  'plan.create': made('criou', nouns.plan),
  'plan.update': changed(nouns.plan),
  'plan.delete': removed(nouns.plan),
  'offer.create': made('criou', nouns.offer),
  'offer.update': changed(nouns.offer),
  'offer.delete': removed(nouns.offer),
  'event.create': made('cadastrou', nouns.event),
  'event.update': changed(nouns.event),
  'event.delete': removed(nouns.event),
  'report.update': aboutReport,
  'suggestion.update': aboutCorrection,
  'claim.update': aboutClaim,
  'review.update': ({ target, after }) =>
    reviewText(
      after['picturesStatus'] === 'kept'
        ? 'manteve as fotos da avaliação'
        : 'removeu as fotos da avaliação',
      target.split('/')[1],
    ),
  'review.delete': ({ target }) => reviewText('removeu a avaliação', target.split('/')[1]),
  'redemption.void': ({ before }) => {
    const cents = before['finalCents'];
    const sum = typeof cents === 'number' ? ` de ${formatCents(cents)}` : '';
    return [`anulou um uso do clube${sum}`];
  },
  'import.create': aboutImport,
  'import.undo': aboutUndo,
  'settings.update': aboutSettings,
};

/**
 * Returns what an entry describes as text and names: ['desativou o lugar ', {Bar da Ponte}]. The actor is not included.
 * An action written by another version of the app is shown with its stored value.
 */
export function auditSentence(entry: Told): AuditSentence {
  const action = auditActions.find((known) => known === entry.action);
  return action
    ? sentences[action](entry)
    : about(`fez uma mudança que esta versão não conhece (${entry.action}): `, entry);
}

/** Returns all accounts and documents that an entry refers to. */
export function namesOfSentence(entry: Told): AuditName[] {
  return [actorOf(entry), ...auditSentence(entry).filter((part) => typeof part !== 'string')];
}

/** Shown instead of the name of a deleted document: '[o lugar ](já excluído)'. */
export const deletedNames: Readonly<Record<NamedCollection, string>> = {
  users: 'uma conta apagada',
  places: '(já excluído)',
  categories: '(já excluída)',
  subscriptionPlans: '(já excluído)',
  clubOffers: '(já excluída)',
  events: '(já excluído)',
  imports: '(sem nome)',
};

/** Shown as the actor of an entry whose account was erased; begins the sentence. */
export const goneActor = 'Conta apagada';

/** Shown when a name cannot be read. */
export const unreadName = '(nome não carregado)';
