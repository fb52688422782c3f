import { createHash } from 'node:crypto';
import type { Firestore } from '@google-cloud/firestore';
import { FieldValue } from '@google-cloud/firestore';
import type { Request, Response } from 'express';
import { errorCode } from '#shared/app-error.ts';
import * as brand from '#shared/brand.ts';
import { linkTo } from '#shared/routes.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import { escapeHtml } from '#server/platform/html.ts';
import { letterPage, letterStyle } from './letter-style.ts';
import { kindTexts, letterTexts } from './notification-texts.ts';
import type { UnsubscribeTokens, UnsubscribeRequest } from './unsubscribe-tokens.ts';

export interface UnsubscribeServices {
  firestore: Firestore;
  unsubscribeTokens: UnsubscribeTokens;
}

/**
 * Registers /letters/stop?t={token}, which needs no sign-in. GET only shows a confirmation page, because mail servers
 * open links. POST unsubscribes from the kind of e-mail in the token, also from mail programs (RFC 8058). Idempotent.
 * Errors: a page with status 404 for an invalid token or an erased user; 503 if the database does not respond.
 */
export function register(
  { api }: Pick<Stages, 'api'>,
  { unsubscribe: { firestore, unsubscribeTokens } }: { unsubscribe: UnsubscribeServices },
): void {
  const parseRequest = (req: Request): UnsubscribeRequest | null => {
    const token = req.query['t'];
    return typeof token === 'string' && token.length <= 500
      ? unsubscribeTokens.verify(token)
      : null;
  };
  api
    .route('/letters/stop')
    .get((req, res) => {
      const request = parseRequest(req);
      sendPage(res, request === null ? invalidPage() : confirmationPage(request));
    })
    .post(async (req, res) => {
      const request = parseRequest(req);
      // The form on the page expects a page as the response, also for an error.
      const page =
        request === null
          ? invalidPage()
          : await unsubscribe(firestore, request).catch(toFailedPage);
      sendPage(res, page);
    });
}

interface UnsubscribePage {
  status: number;
  title: string;
  text: string;
  /** Label of the unsubscribe button; '' for none. */
  button: string;
}

function invalidPage(): UnsubscribePage {
  const { stopInvalidTitle, stopInvalid } = letterTexts().letterTexts;
  return { status: 404, title: stopInvalidTitle, text: stopInvalid, button: '' };
}

function toFailedPage(error: unknown): UnsubscribePage {
  if (errorCode(error) !== 'unavailable') throw error;
  const { stopFailedTitle, stopFailed, stopRetry } = letterTexts().letterTexts;
  return { status: 503, title: stopFailedTitle, text: stopFailed, button: stopRetry };
}

function confirmationPage({ kind }: UnsubscribeRequest): UnsubscribePage {
  const text = letterTexts().letterTexts.stopQuestion(kindTexts().notificationKindLabels[kind]);
  return {
    status: 200,
    title: letterTexts().letterTexts.stopTitle,
    text,
    button: letterTexts().letterTexts.stopButton,
  };
}

/** @returns the result page */
async function unsubscribe(
  firestore: Firestore,
  { uid, kind }: UnsubscribeRequest,
): Promise<UnsubscribePage> {
  return firestore.runTransaction(async (transaction) => {
    const userRef = firestore.collection('users').doc(uid);
    const user = await transaction.get(userRef);
    if (!user.exists) return invalidPage();
    transaction.update(userRef, {
      'preferences.noLetters': FieldValue.arrayUnion(kind),
      updatedAt: FieldValue.serverTimestamp(),
    });
    const text = letterTexts().letterTexts.stopped(kindTexts().notificationKindLabels[kind]);
    return { status: 200, title: letterTexts().letterTexts.stoppedTitle, text, button: '' };
  });
}

/** Allows only the page's own style sheet and no scripts. */
const pageSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(letterStyle).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

function sendPage(res: Response, { status, title, text, button }: UnsubscribePage): void {
  const form =
    button === ''
      ? ''
      : `<form method="post"><button class="act">${escapeHtml(button)}</button></form>`;
  const links = [
    [linkTo('/settings'), letterTexts().letterTexts.settings],
    [linkTo('/'), letterTexts().letterTexts.home(brand.name)],
  ] as const;
  res
    .status(status)
    .set({
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': pageSecurityPolicy,
    })
    .type('html')
    .send(
      letterPage({
        title: `${title} · ${brand.name}`,
        head: '<meta name="robots" content="noindex">\n',
        main: `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(text)}</p>\n${form}`,
        footer: links
          .map(([href, label]) => `<p><a class="quiet" href="${href}">${escapeHtml(label)}</a></p>`)
          .join('\n'),
      }),
    );
}
