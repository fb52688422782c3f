import { createHmac } from 'node:crypto';
import { isSameSignature } from '#server/platform/is-same-signature.ts';
import type { NotificationKind } from '#features/notifications/model/notification-options.ts';
import { canUnsubscribe } from '#features/notifications/model/notification-options.ts';
import { notificationRecord } from '#features/notifications/model/notification.ts';

/** User and kind of e-mail to unsubscribe. */
export interface UnsubscribeRequest {
  uid: string;
  kind: NotificationKind;
}

/** Unsubscribe tokens in the links of e-mails. */
export interface UnsubscribeTokens {
  /** Returns null for e-mails without one-click unsubscribe. */
  create(request: UnsubscribeRequest): string | null;
  /** Returns null for a token that is forged or was changed. */
  verify(token: string): UnsubscribeRequest | null;
}

/**
 * Creates the unsubscribe tokens. They do not expire, because recipients keep e-mails for years.
 * @param secret PRIVACY_SECRET of the configuration
 */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const sign = (content: string) =>
    createHmac('sha256', secret).update(`letter-stop:${content}`).digest('base64url');
  return {
    create({ uid, kind }) {
      if (!canUnsubscribe(kind)) return null;
      const content = `${kind}.${Buffer.from(uid).toString('base64url')}`;
      return `${content}.${sign(content)}`;
    },
    verify(token) {
      const [kindName = '', encodedUid = '', signature = '', ...rest] = token.split('.');
      const isAuthentic = isSameSignature(signature, sign(`${kindName}.${encodedUid}`));
      const kind = notificationRecord.fields.kind.read(kindName);
      if (!isAuthentic || rest.length > 0 || kind === null || !canUnsubscribe(kind)) return null;
      return { uid: Buffer.from(encodedUid, 'base64url').toString(), kind };
    },
  };
}
