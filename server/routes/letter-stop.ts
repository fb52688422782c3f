import type { Firestore } from '@google-cloud/firestore';
import { FieldValue } from '@google-cloud/firestore';
import { Router } from 'express';
import type { Request, Response } from 'express';
import { brand } from '#domain/brand.ts';
import { linkTo } from '#domain/routes.ts';
import { letterTexts } from '#texts/letters.ts';
import { noticeKindLabels } from '#texts/notices.ts';
import { methodNotAllowed } from '../http/error-handler.ts';
import { escapeHtml } from '../site/html.ts';
import type { StopTokens, StopWish } from '../services/news/letter-stop.ts';

export interface LetterStopServices {
  firestore: Firestore;
  stopTokens: StopTokens;
}

/**
 * /letters/stop?t={token}, open to whoever has a letter: GET asks, POST stops letters of that kind, as mail programs do
 * by themselves (RFC 8058). GET changes nothing: what looks into letters for people follows their links. Idempotent.
 * Errors: a page with status 404 for a token that is not ours, or whose person is gone.
 */
export function letterStopRoutes({ firestore, stopTokens }: LetterStopServices): Router {
  const wishOf = (req: Request): StopWish | null => {
    const token = req.query['t'];
    return typeof token === 'string' && token.length <= 500 ? stopTokens.read(token) : null;
  };
  const router = Router();
  router
    .route('/letters/stop')
    .get((req, res) => {
      const wish = wishOf(req);
      if (wish === null) {
        answer(res, 404, letterTexts.stopInvalid);
        return;
      }
      const question = letterTexts.stopQuestion(noticeKindLabels[wish.kind]);
      answer(
        res,
        200,
        question,
        `<form method="post"><button>${letterTexts.stopButton}</button></form>`,
      );
    })
    .post(async (req, res) => {
      const wish = wishOf(req);
      const isStopped = wish !== null && (await stop(firestore, wish));
      answer(res, isStopped ? 200 : 404, isStopped ? letterTexts.stopped : letterTexts.stopInvalid);
    })
    .all(methodNotAllowed(['GET', 'POST']));
  return router;
}

/** @returns whether there is such a person */
async function stop(firestore: Firestore, { uid, kind }: StopWish): Promise<boolean> {
  return firestore.runTransaction(async (transaction) => {
    const record = firestore.collection('users').doc(uid);
    const person = await transaction.get(record);
    if (!person.exists) return false;
    transaction.update(record, {
      'preferences.noLetters': FieldValue.arrayUnion(kind),
      updatedAt: FieldValue.serverTimestamp(),
    });
    return true;
  });
}

/** A page without styles: it has to work in whatever a mail program opens. */
function answer(res: Response, status: number, text: string, form = ''): void {
  res
    .status(status)
    .set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
    .type('html')
    .send(
      `<!doctype html>
<html lang="${brand.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${letterTexts.stopTitle} · ${escapeHtml(brand.name)}</title>
</head>
<body>
<main>
<h1>${letterTexts.stopTitle}</h1>
<p>${escapeHtml(text)}</p>
${form}
<p><a href="${linkTo('/settings')}">${letterTexts.settings}</a></p>
</main>
</body>
</html>
`,
    );
}
