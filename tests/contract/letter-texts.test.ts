import { readLetter } from '@guia-da-ilha/local-mail/mail-server';
import { describe, expect, it } from 'vitest';

import type { NotificationKind } from '#features/notifications/model/notification-options.ts';
import { toNotificationDetails } from '#features/notifications/model/notification.ts';
import { composeLetter } from '#server/features/notifications/letter.ts';

/** Returns an e-mail as a mail client displays it. */
async function shown(kind: NotificationKind, about: object, name = 'Ana') {
  const letter = await composeLetter({
    notification: {
      id: 'n1',
      kind,
      about: toNotificationDetails({ placeTitle: 'Bar & Café', ...about }),
    },
    to: { name, email: 'ana@example.com' },
    from: 'guia@example.com',
    sentAt: new Date('2026-12-20T12:00:00Z'),
    siteOrigin: 'https://guia.example',
    unsubscribeToken: null,
  });
  const { subject = '', text = '', html = '' } = await readLetter(letter.source);
  return { subject, text, html };
}

it('leaves titles that contain an address out of subject, text and links', async () => {
  const typed = 'Resgate em ganhou。com';
  const place = await shown('review_reply', { placeTitle: typed, placeId: 'p1' });
  expect(place.subject).toBe('Um lugar respondeu à sua avaliação');
  const event = await shown('event_changed', { eventTitle: typed, eventId: 'e1' });
  expect(event.subject).toBe('As datas mudaram: um evento que você salvou');
  for (const { text, html } of [place, event]) expect(`${text} ${html}`).not.toMatch(/ganhou/);
});

it('cuts a long title in the subject', async () => {
  const { subject } = await shown('low_review', { rating: 1, placeTitle: 'Bar '.repeat(50) });
  expect(subject).toBe(`Avaliação de 1 estrela em ${'Bar '.repeat(20).trim()}…`);
});

it('greets without a name that contains an address', async () => {
  const { text, html } = await shown('low_review', {}, 'Resgate em http://ganhou');
  expect(text).toMatch(/^Olá\.\n/);
  expect(html).toContain('<p>Olá.</p>');
});

describe('the answer of a super admin', () => {
  const answered = (answer: string) => shown('claim_answered', { status: 'declined', answer });

  it('is quoted in both parts, but not in the subject', async () => {
    const { subject, text, html } = await answered('Ligamos:\no número <b>é</b> outro.');
    expect(subject).toBe('Seu pedido para gerenciar Bar & Café foi recusado');
    expect(text).toContain('Resposta:\n> Ligamos:\n> o número <b>é</b> outro.\nVocê pode pedir');
    expect(html).toContain(
      '<blockquote>Ligamos:\no número &lt;b&gt;é&lt;/b&gt; outro.</blockquote>',
    );
  });

  it('is only shown in the guide if it contains an address', async () => {
    const { text, html } = await answered('Envie em https://ganhou.example');
    for (const part of [text, html]) {
      expect(part).not.toMatch(/ganhou|Resposta:/);
      expect(part).toContain('Leia a resposta nos seus avisos, dentro do guia.');
    }
  });

  it('is not in an e-mail about a correction that was applied', async () => {
    const { text } = await shown('correction_answered', { status: 'applied', answer: 'Obrigado' });
    expect(text).not.toContain('Resposta:');
  });
});
