import { vi } from 'vitest';
import type { Account } from '#features/account/data/auth/account.ts';
import type { User } from '#features/account/model/user.ts';
import type {
  HintStore,
  SessionHint,
} from '../../src/features/account/data/session/session-hint.ts';
import type {
  SessionController,
  SessionState,
} from '../../src/features/account/data/session/session-state.ts';

/** A user document. */
export function aUser(changes: Partial<User> = {}): User {
  return {
    uid: 'ana',
    email: 'ana@guiadailha.test',
    emailVerified: true,
    displayName: 'Ana Souza',
    photoURL: '',
    olderPhone: '',
    role: 'member',
    status: 'active',
    statistics: { favorites: 0, views: 0, reviews: 0 },
    preferences: {
      theme: 'system',
      language: 'pt',
      marketingConsent: false,
      reviewerProfile: false,
      noLetters: [],
    },
    managedPlaces: [],
    permissions: [],
    createdAt: new Date('2026-02-10T12:00:00Z'),
    updatedAt: null,
    ...changes,
  };
}

export function anAccount(changes: Partial<Account> = {}): Account {
  return {
    uid: 'ana',
    email: 'ana@guiadailha.test',
    emailVerified: true,
    providers: ['password'],
    displayName: 'Ana Souza',
    photoURL: '',
    ...changes,
  };
}

/** A signed-in state whose account and user document agree. */
export function signedInState(user: User = aUser(), changes: Partial<Account> = {}) {
  const { uid, email, displayName, photoURL } = user;
  const account = anAccount({ uid, email, displayName, photoURL, ...changes });
  return { status: 'signed-in', user, account } as const;
}

/** An in-memory hint store with a function that simulates a change by another tab. */
export function memoryHint(first: SessionHint | null = null) {
  let stored = first;
  let listener: ((hint: SessionHint | null) => void) | null = null;
  const store: HintStore = {
    read: () => stored,
    write: (hint) => {
      stored = hint;
    },
    watch: (onChange) => {
      listener = onChange;
      return () => undefined;
    },
  };
  return { ...store, tell: (hint: SessionHint | null) => listener?.(hint) };
}

/** A session whose state the test sets; its actions are mocks without effect. */
export function fakeSession(first: SessionState) {
  const listeners = new Set<() => void>();
  let state = first;
  const controller = {
    state: () => state,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    start: vi.fn<SessionController['start']>(),
    whenSettled: vi.fn<SessionController['whenSettled']>(() => Promise.resolve(state)),
    signIn: vi.fn<SessionController['signIn']>(),
    register: vi.fn<SessionController['register']>(),
    signInWithGoogle: vi.fn<SessionController['signInWithGoogle']>(),
    finishGoogleSignIn: vi.fn<SessionController['finishGoogleSignIn']>(),
    signOut: vi.fn<SessionController['signOut']>(() => Promise.resolve()),
    refreshUser: vi.fn<SessionController['refreshUser']>(() => Promise.resolve()),
  };
  return {
    ...controller,
    become(next: SessionState) {
      state = next;
      for (const listener of [...listeners]) listener();
    },
  };
}

export const visitorState = { status: 'signed-out', isVerified: true, reason: null } as const;
