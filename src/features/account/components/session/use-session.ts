import { use, useMemo, useSyncExternalStore } from 'react';
import type { Account } from '#features/account/data/auth/account.ts';
import { canManagePlace, isManager, isMember, isSuperAdmin } from '#features/account/model/user.ts';
import type { User } from '#features/account/model/user.ts';
import { SessionContext } from './session-context.ts';
import { hintOf } from '#features/account/data/session/session-hint.ts';
import type { SessionHint } from '#features/account/data/session/session-hint.ts';
import { unknownVisitor } from '#features/account/data/session/session-state.ts';
import type {
  SessionController,
  SessionState,
  SessionStatus,
} from '#features/account/data/session/session-state.ts';

/** Who is looking and what they may do. Rules decide the same again: this only chooses what is shown. */
export interface Session {
  status: SessionStatus;
  /** The record; null unless signed in. */
  user: User | null;
  /** How one signs in, and whether the e-mail is confirmed; null unless signed in. */
  account: Account | null;
  /** Name and picture to show, before the record is here too; null for a visitor. */
  shown: SessionHint | null;
  /** Auth has answered. */
  isVerified: boolean;
  /** What failed, with status 'failed'. */
  error: unknown;
  /** Why a restored session has ended. */
  reason: 'account-inactive' | null;
  /** When the record was read that this device kept, while the network cannot say how it is; otherwise null. */
  readAt: Date | null;
  /** With `readAt`: the network has not failed and may still answer. */
  isAwaited: boolean;
  /** Waits for a super admin and may only browse. */
  isPending: boolean;
  isSuperAdmin: boolean;
  isManager: boolean;
  isMember: boolean;
  /** @param createdBy uid in the place's record, where it is known */
  canManagePlace: (placeId: string, createdBy?: string) => boolean;
}

/** The current session; the component renders again when it changes. Loads no Auth. */
export function useSession(): Session {
  const controller = use(SessionContext);
  // The server renders every page for a visitor.
  const state = useSyncExternalStore(controller.subscribe, controller.state, () => unknownVisitor);
  return useMemo(() => sessionOf(state), [state]);
}

/** What one can do with the session: sign in and out, register. */
export function useSessionActions(): Omit<SessionController, 'state' | 'subscribe'> {
  return use(SessionContext);
}

function sessionOf(state: SessionState): Session {
  const user = state.status === 'signed-in' ? state.user : null;
  return {
    status: state.status,
    user,
    account: state.status === 'signed-in' ? state.account : null,
    shown: user ? hintOf(user) : state.status === 'signed-out' ? null : shownBy(state),
    isVerified: state.status === 'signed-out' ? state.isVerified : state.status !== 'loading',
    error: state.status === 'failed' ? state.error : null,
    reason: state.status === 'signed-out' ? state.reason : null,
    readAt: state.status === 'signed-in' ? (state.readAt ?? null) : null,
    isAwaited: state.status === 'signed-in' && state.isAwaited === true,
    isPending: user?.status === 'pending',
    isSuperAdmin: user !== null && isSuperAdmin(user),
    isManager: user !== null && isManager(user),
    isMember: user !== null && isMember(user),
    canManagePlace: (placeId, createdBy) =>
      user !== null && canManagePlace(user, placeId, createdBy),
  };
}

function shownBy(state: SessionState): SessionHint | null {
  return 'hint' in state ? state.hint : null;
}
