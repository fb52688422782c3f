import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NoticeKind } from '#features/notifications/model/notice.ts';
import { isStoppable } from '#features/notifications/model/notice.ts';
import { toNoticeKind } from '#features/notifications/model/stored-notice.ts';

/** User and kind of e-mail to unsubscribe. */
export interface StopWish {
  uid: string;
  kind: NoticeKind;
}

/** Unsubscribe tokens in the links of e-mails. */
export interface StopTokens {
  /** Returns null for e-mails without one-click unsubscribe. */
  of(wish: StopWish): string | null;
  /** Returns null for a token that is forged or was changed. */
  read(token: string): StopWish | null;
}

/**
 * Creates the unsubscribe tokens.
 * @param secret PRIVACY_SECRET of the configuration. Tokens do not expire, because e-mails are kept for years
 */
export function createStopTokens(secret: string): StopTokens {
  const sign = (words: string) =>
    createHmac('sha256', secret).update(`letter-stop:${words}`).digest('base64url');
  return {
    of({ uid, kind }) {
      if (!isStoppable(kind)) return null;
      const words = `${kind}.${Buffer.from(uid).toString('base64url')}`;
      return `${words}.${sign(words)}`;
    },
    read(token) {
      const [name = '', person = '', signature = '', ...rest] = token.split('.');
      const expected = Buffer.from(sign(`${name}.${person}`));
      const given = Buffer.from(signature);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      const kind = toNoticeKind(name);
      if (!isOurs || rest.length > 0 || kind === null || !isStoppable(kind)) return null;
      return { uid: Buffer.from(person, 'base64url').toString(), kind };
    },
  };
}
