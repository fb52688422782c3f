import { notificationKinds } from '#features/notifications/model/notification-options.ts';
import type { NotificationKind } from '#features/notifications/model/notification-options.ts';
import { toNotificationDetails } from '#features/notifications/model/notification.ts';
import { describe, expect, it } from 'vitest';
import { inLanguage } from '#server/platform/language.ts';
import { composeLetter } from './letter.ts';
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts';

const tokens = createUnsubscribeTokens('a secret of tests that is long enough');
const about = {
  placeId: 'p1',
  placeTitle: 'Café & Bar do Boni',
  date: '2026-12-24',
  time: '20:00',
  people: 2,
  status: 'confirmed',
  rating: 1,
  amountCents: 2990,
};

async function letterOf(kind: NotificationKind, more: object = {}, name = 'Ana') {
  const letter = await composeLetter({
    notification: { id: 'n1', kind, about: toNotificationDetails({ ...about, ...more }) },
    to: { name, email: 'ana@example.com' },
    from: 'guia@example.com',
    sentAt: new Date('2026-12-20T12:00:00Z'),
    siteOrigin: 'https://guia.example',
    unsubscribeToken: tokens.create({ uid: 'ana', kind }),
  });
  const source = letter.source.toString();
  const [head = '', ...body] = source.split('\r\n\r\n');
  return { ...letter, headers: head.split('\r\n'), body: body.join('\n') };
}

/** Matches a header name, not a folded continuation line. */
const named = (headers: readonly string[]) =>
  headers.flatMap((line) => /^([\w-]+):/.exec(line)?.[1] ?? []).sort();

const stoppable = ['List-Unsubscribe', 'List-Unsubscribe-Post'];
const always = [
  ...['Auto-Submitted', 'Content-Type', 'Date', 'From', 'MIME-Version', 'Message-ID'],
  ...['Subject', 'To'],
];

describe.each(notificationKinds)('an e-mail of the kind %s', (kind) => {
  it('has text and HTML parts, a reason, and an unsubscribe link where allowed', async () => {
    const { headers, body } = await letterOf(kind);
    const isStoppable = tokens.create({ uid: 'ana', kind }) !== null;
    expect(named(headers)).toEqual([...always, ...(isStoppable ? stoppable : [])].sort());
    const text = body.replaceAll(/=\r?\n/g, '');
    expect(text).toContain('Content-Type: text/plain; charset=utf-8');
    expect(text).toContain('Content-Type: text/html; charset=utf-8');
    expect(text).toContain('prefers-color-scheme: dark');
    expect(text.match(/Voc=C3=AA recebe este e-mail porque/g)).toHaveLength(2);
    expect(text.includes('/api/letters/stop')).toBe(isStoppable);
    expect(text).toContain('https://guia.example/settings');
  });
});

it.each([
  ['es', 'es-AR', 'Recibís'],
  ['en', 'en-GB', 'You are receiving'],
] as const)(
  'an e-mail in %s has its sentences and links in that language',
  async (language, locale, reason) => {
    const { body } = await inLanguage(language, () => letterOf('booking_answered'));
    const text = body.replaceAll(/=\r?\n/g, '');
    expect(text).toContain(`<html lang=3D"${locale}">`);
    expect(text).toContain(`https://guia.example/${language}/settings`);
    expect(text).not.toContain('Voc=C3=AA');
    expect(text).toContain(reason.replace('í', '=C3=AD'));
  },
);

it.each(['', 'Usuário'])('omits the name %j from the greeting', async (name) => {
  const { body } = await letterOf('low_review', {}, name);
  expect(body.match(/Ol=C3=A1\./g)).toHaveLength(2);
});

it('offers one-click unsubscribe except for the user’s own reservations and payments', () => {
  const stopped = notificationKinds.filter((kind) => tokens.create({ uid: 'ana', kind }) !== null);
  expect(stopped).toEqual([
    'review_reply',
    'event_changed',
    'correction_answered',
    'claim_answered',
    'booking_received',
    'booking_changed',
    'low_review',
    'weekly_figures',
  ]);
});

it.each([
  'Bar\r\nBcc: eve@example.com',
  'Bar\nSubject: outro',
  'Bar\u0000\r\n\r\n<script>alert(1)</script>',
  'Bar\u2028Bcc: eve@example.com',
  'Bar\u0085\u2029Bcc: eve@example.com',
  '🏖️'.repeat(5_000),
  'a'.repeat(20_000),
  '"><script>alert(1)</script>',
  `${'Bar '.repeat(200)}\r\nBcc: eve@example.com`,
])('escapes user input in headers and markup: %j', async (typed) => {
  const { headers, body, envelope } = await letterOf('low_review', { placeTitle: typed }, typed);
  expect(named(headers)).toEqual([...always, ...stoppable].sort());
  // RFC 5322, section 2.1.1.
  expect(Math.max(...headers.map((line) => line.length))).toBeLessThanOrEqual(998);
  expect(headers.filter((line) => line.startsWith('To:'))).toEqual(['To: ana@example.com']);
  expect(envelope).toEqual({ from: 'guia@example.com', to: 'ana@example.com' });
  // The text part may contain the markup, because mail programs do not interpret it there.
  expect(body.slice(body.indexOf('text/html'))).not.toContain('<script');
});

describe('unsubscribe tokens', () => {
  it('contain user and kind, and are rejected if changed', () => {
    const token = tokens.create({ uid: 'ana', kind: 'low_review' }) ?? '';
    expect(tokens.verify(token)).toEqual({ uid: 'ana', kind: 'low_review' });
    const [kind = '', person = '', signature = ''] = token.split('.');
    const wrong = [
      '',
      '..',
      `${kind}.${person}.`,
      `${kind}.${person}.${signature}.x`,
      `${kind}.${Buffer.from('bia').toString('base64url')}.${signature}`,
      `weekly_figures.${person}.${signature}`,
      `${kind}.${person}.${signature.slice(1)}`,
      createUnsubscribeTokens('another secret of tests').create({
        uid: 'ana',
        kind: 'low_review',
      }) ?? '',
    ];
    for (const one of wrong) expect(tokens.verify(one), one).toBeNull();
  });
});
