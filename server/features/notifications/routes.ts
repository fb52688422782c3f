import { createHash } from 'node:crypto';
import type { Firestore } from '@google-cloud/firestore';
import { FieldValue } from '@google-cloud/firestore';
import type { Request, Response } from 'express';
import { errorCode } from '#shared/app-error.ts';
import { brand } from '#shared/brand.ts';
import { linkTo } from '#shared/routes.ts';
import { letterTexts } from '#features/notifications/letter-texts.ts';
import { notificationKindLabels } from '#features/notifications/kind-texts.ts';
import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import { escapeHtml } from '#server/platform/html.ts';
import { letterStyle } from './letter-style.ts';
import type { UnsubscribeTokens, UnsubscribeRequest } from './unsubscribe-tokens.ts';

export interface UnsubscribeServices {
  firestore: Firestore;
  stopTokens: UnsubscribeTokens;
}

/**
 * Registers /letters/stop?t={token}, which needs no sign-in. GET shows a confirmation page and changes nothing, because
 * link scanners of mail servers open links. POST unsubscribes from e-mails of that kind, also automatically by mail
 * programs (RFC 8058). Idempotent. Errors: a page with status 404 for an invalid token or an erased user; 503 if the
 * database does not respond.
 */
export function register(
  { api }: Pick<Stages, 'api'>,
  { letterStop: { firestore, stopTokens } }: { letterStop: UnsubscribeServices },
): void {
  const wishOf = (req: Request): UnsubscribeRequest | null => {
    const token = req.query['t'];
    return typeof token === 'string' && token.length <= 500 ? stopTokens.read(token) : null;
  };
  api
    .route('/letters/stop')
    .get((req, res) => {
      const wish = wishOf(req);
      answer(res, wish === null ? invalid : asked(wish));
    })
    .post(async (req, res) => {
      const wish = wishOf(req);
      // The form on the page expects a page as the response, also for an error.
      const page = wish === null ? invalid : await stop(firestore, wish).catch(unanswered);
      answer(res, page);
    })
    .all(methodNotAllowed(['GET', 'POST']));
}

interface StopPage {
  status: number;
  title: string;
  text: string;
  /** Label of the unsubscribe button; '' for none. */
  button: string;
}

const { stopInvalidTitle, stopInvalid, stopFailedTitle, stopFailed } = letterTexts;
const invalid: StopPage = { status: 404, title: stopInvalidTitle, text: stopInvalid, button: '' };
const failed: StopPage = {
  status: 503,
  title: stopFailedTitle,
  text: stopFailed,
  button: letterTexts.stopRetry,
};

function unanswered(error: unknown): StopPage {
  if (errorCode(error) === 'unavailable') return failed;
  throw error;
}

function asked({ kind }: UnsubscribeRequest): StopPage {
  const text = letterTexts.stopQuestion(notificationKindLabels[kind]);
  return { status: 200, title: letterTexts.stopTitle, text, button: letterTexts.stopButton };
}

/** @returns the result page */
async function stop(firestore: Firestore, { uid, kind }: UnsubscribeRequest): Promise<StopPage> {
  return firestore.runTransaction(async (transaction) => {
    const record = firestore.collection('users').doc(uid);
    const person = await transaction.get(record);
    if (!person.exists) return invalid;
    transaction.update(record, {
      'preferences.noLetters': FieldValue.arrayUnion(kind),
      updatedAt: FieldValue.serverTimestamp(),
    });
    const text = letterTexts.stopped(notificationKindLabels[kind]);
    return { status: 200, title: letterTexts.stoppedTitle, text, button: '' };
  });
}

/** Allows only the page's own style sheet and no scripts. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(letterStyle).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

function answer(res: Response, { status, title, text, button }: StopPage): void {
  const form =
    button === ''
      ? ''
      : `<form method="post"><button class="act">${escapeHtml(button)}</button></form>`;
  const links = [
    [linkTo('/settings'), letterTexts.settings],
    [linkTo('/'), letterTexts.home(brand.name)],
  ] as const;
  res
    .status(status)
    .set({
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': policy,
    })
    .type('html')
    .send(
      `<!doctype html>
<html lang="${brand.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${escapeHtml(brand.name)}</title>
<style>${letterStyle}</style>
</head>
<body>
<main>
<p class="brand">${escapeHtml(brand.name)}</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${form}
</main>
<footer>
${links.map(([href, label]) => `<p><a class="quiet" href="${href}">${escapeHtml(label)}</a></p>`).join('\n')}
</footer>
</body>
</html>
`,
    );
}
