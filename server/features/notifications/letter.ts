import MailComposer from 'nodemailer/lib/mail-composer';
import { brand } from '#shared/brand.ts';
import type { Notice } from '#features/notifications/model/notice.ts';
import { noticeLink } from '#features/notifications/model/notice-link.ts';
import { linkTo } from '#shared/routes.ts';
import { letterActions, letterReasons, letterTexts } from '#features/notifications/letter-texts.ts';
import { noticeText } from '#features/notifications/texts.ts';
import { escapeHtml } from '#server/platform/html.ts';
import { letterStyle } from './letter-style.ts';
import { containsAddress, greetingName, subjectTitle } from './letter-words.ts';
import { unnamedUser } from '#features/account/model/user.ts';

/** What a letter is made from. */
export interface LetterParts {
  notice: Pick<Notice, 'id' | 'kind' | 'about'>;
  to: { name: string; email: string };
  /** MAIL_FROM. */
  from: string;
  /** The database's time: no clock of a server matters. */
  sentAt: Date;
  /** 'https://guia.example'. */
  siteOrigin: string;
  /** Of createStopTokens(); null for a letter that no click stops. */
  stopToken: string | null;
}

/** A letter as the wire carries it. */
export interface Letter {
  envelope: { from: string; to: string };
  source: Buffer;
}

/** Path of the endpoint that stops letters. */
export const stopPath = '/api/letters/stop';

/**
 * Writes a letter: a text part, a plain HTML part for light and dark, why it came and, where it may, a way to stop it.
 * Of what users typed, a header contains the title of a place or event alone, as one encoded line without an address.
 * The answer of a super admin is quoted, and left to the notice in the guide where it contains an address: mail programs
 * turn those of a text part into links.
 */
export async function composeLetter(parts: LetterParts): Promise<Letter> {
  const { to, from, sentAt, siteOrigin, stopToken } = parts;
  const about = {
    ...parts.notice.about,
    placeTitle: subjectTitle(parts.notice.about.placeTitle),
    eventTitle: subjectTitle(parts.notice.about.eventTitle),
  };
  const notice = { ...parts.notice, about };
  const { title, text } = noticeText({ kind: notice.kind, about: { ...about, answer: '' } });
  const isAnswered = noticeText(notice).text !== text;
  const stop = stopToken === null ? null : `${siteOrigin}${stopPath}?t=${stopToken}`;
  const words: LetterWords = {
    title,
    text,
    quote: isAnswered && !containsAddress(about.answer) ? about.answer : '',
    advice: isAnswered && containsAddress(about.answer) ? letterTexts.answerInGuide : '',
    greeting: letterTexts.greeting(to.name === unnamedUser ? '' : greetingName(to.name)),
    action: { label: letterActions[notice.kind], href: siteOrigin + noticeLink(notice) },
    reason: letterReasons[notice.kind],
    settings: { label: letterTexts.settings, href: siteOrigin + linkTo('/settings') },
    stop: stop === null ? null : { label: letterTexts.stop, href: stop },
  };
  const composer = new MailComposer({
    from: { name: brand.name, address: from },
    to: { name: '', address: to.email },
    subject: title,
    date: sentAt,
    // Sent twice in spite of everything, a letter is recognised by whoever receives it.
    messageId: `<${notice.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    text: textPart(words),
    html: htmlPart(words),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(stop !== null && {
        'List-Unsubscribe': { prepared: true, value: `<${stop}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const source = await composer.compile().build();
  return { envelope: { from, to: to.email }, source };
}

interface Link {
  label: string;
  href: string;
}

interface LetterWords {
  title: string;
  text: string;
  /** What a super admin wrote; '' where there is nothing to quote. */
  quote: string;
  /** Where to read what is not quoted; '' otherwise. */
  advice: string;
  greeting: string;
  action: Link;
  reason: string;
  settings: Link;
  stop: Link | null;
}

function textPart(words: LetterWords): string {
  const { title, text, quote, advice, greeting, action, reason, settings, stop } = words;
  const links = [settings, ...(stop ? [stop] : [])].map(({ label, href }) => `${label}: ${href}`);
  return [
    greeting,
    '',
    title,
    ...(quote === '' ? [] : [letterTexts.answer, ...quote.split('\n').map((line) => `> ${line}`)]),
    ...[advice, text].filter(Boolean),
    '',
    `${action.label}: ${action.href}`,
    '',
    '-- ',
    brand.name,
    reason,
    ...links,
    '',
  ].join('\n');
}

function htmlPart(words: LetterWords): string {
  const { title, text, quote, advice, greeting, action, reason, settings, stop } = words;
  const said = `<p>${letterTexts.answer}</p>\n<blockquote>${escapeHtml(quote)}</blockquote>\n`;
  const link = ({ label, href }: Link, name: string) =>
    `<a class="${name}" href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${letterStyle}</style>
</head>
<body>
<main>
<p class="brand">${escapeHtml(brand.name)}</p>
<p>${escapeHtml(greeting)}</p>
<h1>${escapeHtml(title)}</h1>
${quote === '' ? '' : said}${[advice, text]
    .filter(Boolean)
    .map((one) => `<p>${escapeHtml(one)}</p>`)
    .join('\n')}
${link(action, 'act')}
</main>
<footer>
<p>${escapeHtml(reason)}</p>
<p>${[settings, ...(stop ? [stop] : [])].map((one) => link(one, 'quiet')).join('<br>\n')}</p>
</footer>
</body>
</html>
`;
}
