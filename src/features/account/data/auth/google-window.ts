import type { Auth, GoogleAuthProvider, PopupRedirectResolver } from 'firebase/auth';

import type { AuthConnection } from '#platform/firestore/auth-connection.ts';

/** Internal API of the SDK's resolver; google-window.test.ts checks that it exists. */
interface Resolver {
  _initialize(auth: Auth): Promise<unknown>;
}

interface ReadyResolver {
  instance: Resolver;
  /** Constructor that is passed to the SDK instead of the resolver class. */
  constructed: PopupRedirectResolver;
}

let ready: ReadyResolver | null = null;

/**
 * On first use the SDK instantiates the resolver class that it gets. The constructor returned here always returns the
 * same existing instance, which can be initialized earlier.
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

/** Returns the resolver to pass to the SDK's pop-up and redirect functions. */
export function windowResolver(connection: AuthConnection): PopupRedirectResolver {
  return resolver(connection).constructed;
}

/**
 * Loads Google's frame and script for the pop-up in advance, so that the pop-up opens synchronously within the tap.
 * Browsers block a later one. Idempotent.
 */
export async function prepareWindow(connection: AuthConnection): Promise<void> {
  await resolver(connection).instance._initialize(connection.auth);
}

/** Returns the Google provider with the account chooser always shown. */
export function chooserProvider({ sdk }: AuthConnection): GoogleAuthProvider {
  const provider = new sdk.GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
}
