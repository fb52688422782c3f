import type { Auth, GoogleAuthProvider, PopupRedirectResolver } from 'firebase/auth';

import type { AuthConnection } from '#platform/firestore/auth-connection.ts';

/** The part of the SDK's resolver that its types leave out; google-window.test.ts guards it. */
interface Resolver {
  _initialize(auth: Auth): Promise<unknown>;
}

interface ReadyResolver {
  instance: Resolver;
  /** What the SDK takes for the class of it. */
  constructed: PopupRedirectResolver;
}

let ready: ReadyResolver | null = null;

/**
 * The SDK makes a resolver of its own from the class that it is handed, at the first use. Here `new` gives
 * one that exists already, so that it can be made ready before.
 */
function resolver({ sdk }: AuthConnection): ReadyResolver {
  if (ready) return ready;
  const Base = sdk.browserPopupRedirectResolver as unknown as new () => Resolver;
  const instance = new Base();
  function Constructed(): Resolver {
    return instance;
  }
  Constructed.prototype = Base.prototype as object;
  ready = { instance, constructed: Constructed };
  return ready;
}

/** What the SDK's functions for pop-ups and redirects are to be given. */
export function windowResolver(connection: AuthConnection): PopupRedirectResolver {
  return resolver(connection).constructed;
}

/**
 * Fetches the frame and the script of Google's that a pop-up needs, so that the pop-up opens within the tap
 * that asks for it: a browser blocks one that opens later. Idempotent.
 */
export async function prepareWindow(connection: AuthConnection): Promise<void> {
  await resolver(connection).instance._initialize(connection.auth);
}

/** Google, asked to let one choose among one's accounts each time. */
export function chooserProvider({ sdk }: AuthConnection): GoogleAuthProvider {
  const provider = new sdk.GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
}
