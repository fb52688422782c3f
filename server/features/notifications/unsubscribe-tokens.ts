import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NotificationKind } from '#features/notifications/model/notification.ts';
import { canUnsubscribe } from '#features/notifications/model/notification.ts';
import { toNotificationKind } from '#features/notifications/model/stored-notification.ts';

/** User and kind of e-mail to unsubscribe. */
export interface UnsubscribeRequest {
  uid: string;
  kind: NotificationKind;
}

/** Unsubscribe tokens in the links of e-mails. */
export interface UnsubscribeTokens {
  /** Returns null for e-mails without one-click unsubscribe. */
  of(wish: UnsubscribeRequest): string | null;
  /** Returns null for a token that is forged or was changed. */
  read(token: string): UnsubscribeRequest | null;
}

/**
 * Creates the unsubscribe tokens.
 * @param secret PRIVACY_SECRET of the configuration. Tokens do not expire, because e-mails are kept for years
 */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const sign = (words: string) =>
    createHmac('sha256', secret).update(`letter-stop:${words}`).digest('base64url');
  return {
    of({ uid, kind }) {
      if (!canUnsubscribe(kind)) return null;
      const words = `${kind}.${Buffer.from(uid).toString('base64url')}`;
      return `${words}.${sign(words)}`;
    },
    read(token) {
      const [name = '', person = '', signature = '', ...rest] = token.split('.');
      const expected = Buffer.from(sign(`${name}.${person}`));
      const given = Buffer.from(signature);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      const kind = toNotificationKind(name);
      if (!isOurs || rest.length > 0 || kind === null || !canUnsubscribe(kind)) return null;
      return { uid: Buffer.from(person, 'base64url').toString(), kind };
    },
  };
}
