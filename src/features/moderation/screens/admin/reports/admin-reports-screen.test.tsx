import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listCategories } from '#features/categories/data/category-store.ts';
import {
  decidePictures,
  removeReportedReview,
  closeReportsWithDecision,
} from '#features/moderation/data/report-decisions.ts';
import { countOpen, listReportedItems } from '#features/moderation/data/queue-lists.ts';
import type { ReportedItem } from '#features/moderation/data/queue-lists.ts';
import { AppError } from '#shared/app-error.ts';
import { toStoredEventDate } from '#features/events/model/event-date.ts';
import type { ReportSubject } from '#features/moderation/model/report.ts';
import { toEvent } from '#features/events/model/event.ts';
import { toPlace } from '#features/places/model/place.ts';
import { toReport } from '#features/moderation/model/report.ts';
import { toReview } from '#features/reviews/model/review.ts';
import { dayMs, hourMs, minuteMs } from '#shared/time-units.ts';
import { aUser } from '#support/test-session.ts';
import { aCategory } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import ReportsScreen from './admin-reports-screen.tsx';

vi.mock('#features/moderation/data/report-decisions.ts');
vi.mock('#features/moderation/data/queue-lists.ts');
vi.mock('#features/categories/data/category-store.ts');

const place = toPlace('p1', { title: 'Bar da Ponte', category: 'c1', isActive: true });

const review: ReportedItem = {
  kind: 'review',
  id: 'p1_bia',
  placeId: 'p1',
  review: toReview('p1_bia', {
    ...{ placeId: 'p1', userId: 'bia', authorName: 'Bia', rating: 1, text: 'Péssimo.' },
  }),
  place,
  reports: [
    toReport('p1_bia_ana', {
      reviewId: 'p1_bia',
      placeId: 'p1',
      reason: 'off-topic',
      status: 'open',
    }),
  ],
};

/** Stored text of a date that starts in `days` days and lasts three hours. */
function aDate(days: number): string {
  const startsAt = new Date(Math.floor(Date.now() / minuteMs) * minuteMs + days * dayMs);
  const endsAt = new Date(startsAt.getTime() + 3 * hourMs);
  return toStoredEventDate({ key: 'k1', startsAt, endsAt, status: 'scheduled' });
}

function anEvent(stored: object | null, status = 'open'): ReportedItem {
  const subjectFields = { eventId: 'e1', placeId: 'p1', status };
  return {
    kind: 'event',
    id: 'e1',
    placeId: 'p1',
    event:
      stored &&
      toEvent('e1', {
        ...{ placeId: 'p1', title: 'Noite de choro', description: 'Na beira da lagoa.' },
        ...{ isActive: true, dates: [aDate(3)] },
        ...stored,
      }),
    place,
    reports: [
      toReport('e1_ana', { ...subjectFields, reason: 'spam: Ingresso falso.' }),
      toReport('e1_caio', { ...subjectFields, reason: 'off-topic' }),
    ],
  };
}

const mockReports = (items: ReportedItem[]) =>
  vi.mocked(listReportedItems).mockResolvedValue({ items, nextCursor: null });

beforeEach(() => {
  vi.mocked(listCategories).mockReset().mockResolvedValue([aCategory()]);
  vi.mocked(countOpen).mockReset().mockResolvedValue(2);
  vi.mocked(closeReportsWithDecision).mockReset().mockResolvedValue('done');
  vi.mocked(decidePictures).mockReset().mockResolvedValue('changed');
  vi.mocked(removeReportedReview).mockReset().mockResolvedValue('done');
  vi.mocked(listReportedItems).mockReset();
});

function renderReports(at = '/admin/reports') {
  return renderScreen(<ReportsScreen />, { user: aUser({ role: 'super_admin' }), at });
}

const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  const item = heading.closest('li');
  if (!item) throw new Error('No card');
  return within(item);
};

test('shows a reported event with event-specific reasons and links to its pages', async () => {
  mockReports([review, anEvent({})]);
  renderReports();
  const event = await card('Noite de choro');
  expect(event.getByText('Golpe, propaganda ou spam')).toBeVisible();
  expect(event.getByText('Ingresso falso.')).toBeVisible();
  expect(event.getByText('Não é um evento deste lugar')).toBeVisible();
  expect(event.getByText('2 denúncias')).toBeVisible();
  expect(event.getByText('Na beira da lagoa.')).toBeVisible();
  const getHref = (name: string) => event.getByRole('link', { name }).getAttribute('href');
  expect(getHref('Noite de choro')).toBe('/agenda/e1-noite-de-choro');
  expect(getHref('Eventos de Bar da Ponte')).toBe('/admin/events?place=p1');
  expect(getHref('Editar evento')).toBe('/admin/events/e1?place=p1');
  const reviewCard = await card('Bar da Ponte');
  expect(reviewCard.getByText('Não é sobre este lugar')).toBeVisible();
  expect(reviewCard.getByRole('button', { name: 'Manter avaliação' })).toBeVisible();
});

const keeping = {
  button: 'Manter evento',
  title: 'Manter o evento?',
  done: 'Evento mantido',
} as const;
const closing = {
  button: 'Encerrar denúncia',
  title: 'Encerrar a denúncia?',
  done: 'Denúncia encerrada',
} as const;

test.each([
  ['is in the agenda', {}, keeping, 'O evento fica na agenda como está', 'kept'],
  ['is hidden', { isActive: false }, closing, 'O evento fica fora da agenda.', 'removed'],
  ['no longer exists', null, closing, 'O evento não existe mais.', 'removed'],
] as const)(
  'closes the reports of an event that %s',
  async (_how, stored, words, sentence, status) => {
    mockReports([anEvent(stored)]);
    const { user } = renderReports();
    const event = await card(stored ? 'Noite de choro' : 'Evento excluído');
    await user.click(event.getByRole('button', { name: words.button }));
    const question = within(await screen.findByRole('dialog', { name: words.title }));
    expect(question.getByText(new RegExp(`^${sentence}`))).toBeVisible();
    expect(question.queryAllByText('Noite de choro')).toHaveLength(stored ? 1 : 0);
    expect(closeReportsWithDecision).not.toHaveBeenCalled();
    mockReports([]);
    await user.click(question.getByRole('button', { name: words.button }));
    expect(await screen.findByText(words.done)).toBeVisible();
    const subject: Partial<ReportSubject> = { kind: 'event', id: 'e1' };
    expect(closeReportsWithDecision).toHaveBeenCalledExactlyOnceWith(
      'ana',
      expect.objectContaining(subject),
      status,
    );
    expect(await screen.findByText('Nenhuma denúncia aberta')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Denúncias' })).toHaveFocus();
  },
);

test.each([
  ['is hidden', { isActive: false }, 'Fora da agenda'],
  ['is over', { dates: [aDate(-3)] }, 'Já terminou'],
])('does not link to the public page of an event that %s', async (_how, stored, sentence) => {
  mockReports([anEvent(stored)]);
  renderReports();
  const event = await card('Noite de choro');
  expect(event.getByText(sentence)).toBeVisible();
  expect(event.queryByRole('link', { name: 'Noite de choro' })).toBeNull();
  expect(event.getByRole('link', { name: 'Editar evento' })).toBeVisible();
});

test('shows an error after a failed decision and allows a retry', async () => {
  mockReports([anEvent({})]);
  vi.mocked(closeReportsWithDecision).mockRejectedValueOnce(new AppError('conflict'));
  const { user } = renderReports();
  const event = await card('Noite de choro');
  await user.click(event.getByRole('button', { name: 'Manter evento' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Manter evento' }));
  expect(await question.findByRole('alert')).toHaveTextContent(/mudaram agora há pouco/);
  vi.mocked(closeReportsWithDecision).mockResolvedValueOnce('decided');
  await user.click(question.getByRole('button', { name: /Tentar novamente|Manter evento/ }));
  expect(await screen.findByText(/já tinha decidido sobre este evento/)).toBeVisible();
});

test("closes the reports of a review that its author removed as 'removed'", async () => {
  mockReports([{ ...review, review: null }]);
  const { user } = renderReports();
  const reviewCard = await card('Bar da Ponte');
  await user.click(reviewCard.getByRole('button', { name: 'Encerrar denúncia' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Encerrar denúncia' }));
  expect(await screen.findByText('Denúncia encerrada')).toBeVisible();
  const subject: Partial<ReportSubject> = { kind: 'review', id: 'p1_bia' };
  expect(closeReportsWithDecision).toHaveBeenCalledExactlyOnceWith(
    'ana',
    expect.objectContaining(subject),
    'removed',
  );
});

test('shows images again before a decision if they have changed since', async () => {
  const stored = [
    `/uploads/reviews/p1_bia/${'0'.repeat(25)}.webp#1600x1067;320,640,828,1280;a1b2c3`,
  ];
  const reviewWithPictures = toReview('p1_bia', {
    ...{ placeId: 'p1', userId: 'bia', authorName: 'Bia', rating: 1, text: 'Péssimo.' },
    ...{ pictures: stored, picturesStatus: 'waiting' },
  });
  mockReports([{ ...review, kind: 'pictures', review: reviewWithPictures }]);
  const { user } = renderReports();
  const reported = await card('Bar da Ponte');
  await user.click(reported.getByRole('button', { name: 'Manter fotos' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Manter fotos' }));
  expect(await screen.findByText(/^As fotos mudaram agora há pouco/)).toBeVisible();
  expect(decidePictures).toHaveBeenCalledExactlyOnceWith(
    'ana',
    'p1_bia',
    'kept',
    reviewWithPictures.pictures,
  );
  expect(listReportedItems).toHaveBeenCalledTimes(2);
});

test('shows the outcome of decided reports', async () => {
  mockReports([anEvent({}, 'kept'), { ...anEvent(null, 'removed'), id: 'e2' }]);
  renderReports('/admin/reports?situacao=encerradas');
  expect(await screen.findByText('Evento mantido')).toBeVisible();
  expect(screen.getByText('Evento fora da agenda')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Encerrar denúncia' })).toBeNull();
});
