import { describe, expect, it } from 'vitest';
import { auditActions } from '#features/audit/model/audit.ts';
import type { AuditEntry } from '#features/audit/model/audit.ts';
import { auditSentence, namesOfSentence } from './sentence-panel-texts.ts';

type Fields = Record<string, unknown>;

function entry(action: string, target: string, before: Fields = {}, after: Fields = {}) {
  return { action, target, before, after, actorId: 'helena' } satisfies Partial<AuditEntry>;
}
/** Renders the sentence as plain text; a name known only by id becomes 'collection/id'. */
const sentenceText = (described: ReturnType<typeof entry>) =>
  auditSentence(described)
    .map((part) =>
      typeof part === 'string' ? part : part.recordedName || `${part.collection}/${part.id}`,
    )
    .join('');

const person = { role: 'member', status: 'active', managedPlaces: [], permissions: [] };
const place = 'places/p1';
const offer = 'clubOffers/o1';
const about = { reviewId: 'p1_ana', status: 'open' };

describe('audit log sentences', () => {
  it.each<[string, ReturnType<typeof entry>]>([
    [
      'desativou o lugar places/p1',
      entry('place.update', place, { isActive: true }, { isActive: false }),
    ],
    [
      'ativou o lugar places/p1',
      entry('place.update', place, { isActive: false }, { isActive: true }),
    ],
    [
      'mudou o nome do lugar Bar para Bar do Zé',
      entry('place.update', place, { title: 'Bar' }, { title: 'Bar do Zé' }),
    ],
    [
      'mudou telefone e horários do lugar places/p1',
      entry('place.update', place, { phone: '1', hours: null }, { phone: '2', hours: {} }),
    ],
    [
      'mudou 4 campos do lugar places/p1',
      entry('place.update', place, {}, { phone: '2', website: 'x', price: 'Alto', category: 'c' }),
    ],
    ['excluiu o lugar Bar', entry('place.delete', place, { title: 'Bar', rating: 4 })],
    ['criou o benefício Dobro', entry('offer.create', offer, {}, { title: 'Dobro' })],
    ['excluiu o benefício Dobro', entry('offer.delete', offer, { title: 'Dobro' })],
    [
      'mudou regras do benefício clubOffers/o1',
      entry('offer.update', offer, {}, { termsText: 'x' }),
    ],
    [
      'mudou preço do plano subscriptionPlans/m',
      entry('plan.update', 'subscriptionPlans/m', { price: 1 }, { price: 2 }),
    ],
    ['criou a categoria Bares', entry('category.create', 'categories/b', {}, { name: 'Bares' })],
    ['cadastrou o evento Samba', entry('event.create', 'events/e', {}, { title: 'Samba' })],
    [
      'mudou o papel de users/ana de Membro para Gerente, e os lugares que gerencia',
      entry('user.update', 'users/ana', person, {
        ...person,
        role: 'manager',
        managedPlaces: ['p1'],
      }),
    ],
    [
      'desativou o acesso de users/ana',
      entry('user.update', 'users/ana', person, { ...person, status: 'inactive' }),
    ],
    [
      'desativou o acesso de users/ana e encerrou a assinatura do clube',
      entry(
        'user.update',
        'users/ana',
        { ...person, membership: 'renews' },
        { ...person, status: 'inactive', membership: 'ended' },
      ),
    ],
    [
      'desativou o acesso de users/ana e cancelou a renovação da assinatura do clube',
      entry(
        'user.update',
        'users/ana',
        { ...person, membership: 'renews' },
        { ...person, status: 'inactive', membership: 'ends_at_period_end' },
      ),
    ],
    [
      'encerrou a assinatura do clube de users/ana',
      entry(
        'user.update',
        'users/ana',
        { ...person, membership: 'ends_at_period_end' },
        { ...person, membership: 'ended' },
      ),
    ],
    [
      'aprovou o cadastro de users/ana',
      entry('user.update', 'users/ana', { ...person, status: 'pending' }, person),
    ],
    [
      'reativou o acesso de users/ana',
      entry('user.update', 'users/ana', { ...person, status: 'inactive' }, person),
    ],
    [
      'mudou os lugares que users/ana gerencia',
      entry('user.update', 'users/ana', person, { ...person, managedPlaces: ['p1'] }),
    ],
    [
      'mudou as permissões de users/ana',
      entry('user.update', 'users/ana', person, { ...person, permissions: ['x'] }),
    ],
    ['excluiu uma conta de Membro', entry('user.delete', 'users/ana', { role: 'member' })],
    ['apagou a própria conta', entry('user.delete', 'users/helena', { role: 'member' })],
    [
      'aceitou a denúncia da avaliação de users/ana sobre o lugar places/p1',
      entry('report.update', 'reports/r', about, { ...about, status: 'removed' }),
    ],
    [
      'recusou a denúncia do evento events/e',
      entry(
        'report.update',
        'reports/r',
        { eventId: 'e', status: 'open' },
        { eventId: 'e', status: 'kept' },
      ),
    ],
    [
      'manteve as fotos da avaliação de users/ana sobre o lugar places/p1',
      entry(
        'review.update',
        'reviews/p1_ana',
        { picturesStatus: 'waiting' },
        { picturesStatus: 'kept' },
      ),
    ],
    [
      'removeu as fotos da avaliação de users/ana sobre o lugar places/p1',
      entry(
        'review.update',
        'reviews/p1_ana',
        { picturesStatus: 'waiting' },
        { pictures: [], picturesStatus: 'shown' },
      ),
    ],
    [
      'removeu a avaliação de users/ana sobre o lugar places/p1',
      entry('review.delete', 'reviews/p1_ana', { rating: 1 }),
    ],
    [
      'anulou um uso do clube de R$\u00a080,50',
      entry('redemption.void', 'clubRedemptions/r', { finalCents: 8_050 }, { voidReason: 'x' }),
    ],
    [
      'importou 24 lugares do arquivo guia.csv',
      entry('import.create', 'imports/i', {}, { fileName: 'guia.csv', rows: 24 }),
    ],
    [
      'importou 1 evento do arquivo agenda.ics',
      entry('import.create', 'imports/i', {}, { fileName: 'agenda.ics', events: 1 }),
    ],
    [
      'começou a desfazer a importação do arquivo imports/i',
      entry('import.undo', 'imports/i', {}, { state: 'undoing' }),
    ],
    [
      'desfez a importação do arquivo imports/i, menos 2 registros já usados',
      entry('import.undo', 'imports/i', {}, { state: 'undone', kept: 2 }),
    ],
    [
      'fechou o clube e publicou um aviso de manutenção',
      entry(
        'settings.update',
        'settings/public',
        { clubEnabled: true, reviewsEnabled: true, maintenanceMessage: '' },
        { clubEnabled: false, reviewsEnabled: true, maintenanceMessage: 'Já voltamos.' },
      ),
    ],
    [
      'mudou o e-mail de contato do guia e retirou o encarregado pelos dados pessoais',
      entry(
        'settings.update',
        'settings/public',
        { contactEmail: 'a@x.com', privacyOfficer: 'Ana' },
        { contactEmail: 'b@x.com', privacyOfficer: '' },
      ),
    ],
    [
      'fez uma mudança que esta versão não conhece (later.version): places/p1',
      entry('later.version', place),
    ],
  ])('%s', (text, described) => {
    expect(sentenceText(described)).toBe(text);
  });

  it('has a sentence for every action, even if the entry has no fields', () => {
    for (const action of auditActions)
      expect(sentenceText(entry(action, '')).trim(), action).not.toBe('');
  });

  it('lists the names that an entry refers to by id only', () => {
    expect(namesOfSentence(entry('review.delete', 'reviews/p1_ana'))).toEqual([
      { collection: 'users', id: 'helena', recordedName: '' },
      { collection: 'users', id: 'ana', recordedName: '' },
      { collection: 'places', id: 'p1', recordedName: '' },
    ]);
  });
});
