import MailComposer from 'nodemailer/lib/mail-composer';
import * as brand from '#shared/brand.ts';
import type { Notification } from '#features/notifications/model/notification.ts';
import { notificationLink } from '#features/notifications/model/notification-link.ts';
import { linkTo } from '#shared/routes.ts';
import { currentLanguage } from '#server/platform/language.ts';
import { localizedAddress } from '#shared/languages.ts';
import { escapeHtml } from '#server/platform/html.ts';
import { letterPage } from './letter-style.ts';
import { letterTexts as textsOfLetters, notificationTexts } from './notification-texts.ts';
import { containsAddress, greetingName, subjectTitle } from './letter-safe-text.ts';
import { unnamedUser } from '#features/account/model/display-name.ts';

/** Input of composeLetter(). */
export interface LetterInput {
  notification: Pick<Notification, 'id' | 'kind' | 'about'>;
  to: { name: string; email: string };
  /** Address of the sender (MAIL_FROM). */
  from: string;
  /** Time of the database, independent of server clocks. */
  sentAt: Date;
  /** Origin of the site, for example 'https://guia.example'. */
  siteOrigin: string;
  /** Token from createUnsubscribeTokens(); null for an e-mail without one-click unsubscribe. */
  unsubscribeToken: string | null;
}

/** An e-mail in wire format. */
export interface Letter {
  envelope: { from: string; to: string };
  source: Buffer;
}

/** Path of the unsubscribe endpoint. */
export const unsubscribePath = '/api/letters/stop';

/**
 * Composes an e-mail in the current language: a text part, an HTML part for light and dark mode, the reason for the e-mail and, where allowed,
 * an unsubscribe link. The only user input in a header, apart from the recipient, is the title of a place or event, as
 * one encoded line without an address. The answer of a super admin is quoted unless it contains an address, which mail
 * programs would turn into a link; then the e-mail refers to the notification in the guide.
 */
export async function composeLetter(input: LetterInput): Promise<Letter> {
  const { to, from, sentAt, siteOrigin, unsubscribeToken } = input;
  const { letterTexts, letterActions, letterReasons } = textsOfLetters();
  const { notificationText } = notificationTexts();
  const urlOf = (path: string) => siteOrigin + localizedAddress(currentLanguage(), path);
  const about = {
    ...input.notification.about,
    placeTitle: subjectTitle(input.notification.about.placeTitle),
    eventTitle: subjectTitle(input.notification.about.eventTitle),
  };
  const notification = { ...input.notification, about };
  const { title, text } = notificationText({
    kind: notification.kind,
    about: { ...about, answer: '' },
  });
  const hasAnswer = notificationText(notification).text !== text;
  const unsubscribeLink =
    unsubscribeToken === null ? null : `${siteOrigin}${unsubscribePath}?t=${unsubscribeToken}`;
  const content: LetterContent = {
    title,
    text,
    quote: hasAnswer && !containsAddress(about.answer) ? about.answer : '',
    answerHint: hasAnswer && containsAddress(about.answer) ? letterTexts.answerInGuide : '',
    greeting: letterTexts.greeting(to.name === unnamedUser ? '' : greetingName(to.name)),
    actionLink: {
      label: letterActions[notification.kind],
      href: urlOf(notificationLink(notification)),
    },
    reason: letterReasons[notification.kind],
    settingsLink: { label: letterTexts.settings, href: urlOf(linkTo('/settings')) },
    unsubscribeLink:
      unsubscribeLink === null ? null : { label: letterTexts.stop, href: unsubscribeLink },
  };
  const composer = new MailComposer({
    from: { name: brand.name, address: from },
    to: { name: '', address: to.email },
    subject: title,
    date: sentAt,
    // A stable id lets the recipient's mail server recognise a duplicate.
    messageId: `<${notification.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    ...partsOf(content),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeLink !== null && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeLink}>` },
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

interface LetterContent {
  title: string;
  text: string;
  /** Text of a super admin to quote; '' for none. */
  quote: string;
  /** Sentence that refers to the notification in the guide, for an answer that is not quoted; '' otherwise. */
  answerHint: string;
  greeting: string;
  actionLink: Link;
  reason: string;
  settingsLink: Link;
  unsubscribeLink: Link | null;
}

/** Returns the text part and the HTML part of an e-mail. */
function partsOf({
  title,
  text,
  quote,
  answerHint,
  greeting,
  actionLink,
  reason,
  settingsLink,
  unsubscribeLink,
}: LetterContent): { text: string; html: string } {
  const { letterTexts } = textsOfLetters();
  const links = [settingsLink, ...(unsubscribeLink ? [unsubscribeLink] : [])];
  const paragraphs = [answerHint, text].filter(Boolean);
  const textOfLink = ({ label, href }: Link) => `${label}: ${href}`;
  const htmlOfLink = ({ label, href }: Link, className: string) =>
    `<a class="${className}" href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
  const htmlOfQuote = `<p>${letterTexts.answer}</p>\n<blockquote>${escapeHtml(quote)}</blockquote>\n`;
  return {
    text: [
      greeting,
      '',
      title,
      ...(quote === ''
        ? []
        : [letterTexts.answer, ...quote.split('\n').map((line) => `> ${line}`)]),
      ...paragraphs,
      '',
      textOfLink(actionLink),
      '',
      '-- ',
      brand.name,
      reason,
      ...links.map(textOfLink),
      '',
    ].join('\n'),
    html: letterPage({
      title,
      main: `<p>${escapeHtml(greeting)}</p>
<h1>${escapeHtml(title)}</h1>
${quote === '' ? '' : htmlOfQuote}${paragraphs.map((item) => `<p>${escapeHtml(item)}</p>`).join('\n')}
${htmlOfLink(actionLink, 'act')}`,
      footer: `<p>${escapeHtml(reason)}</p>
<p>${links.map((link) => htmlOfLink(link, 'quiet')).join('<br>\n')}</p>`,
    }),
  };
}
