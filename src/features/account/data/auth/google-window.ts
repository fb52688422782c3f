import type { Auth, GoogleAuthProvider, PopupRedirectResolver } from 'firebase/auth';
import type { AuthConnection } from '#platform/firestore/auth-connection.ts';

/** Google account that exists only in the Auth emulator; the content of its fake token. */
export interface LocalGoogleIdentity {
  email: string;
  displayName: string;
}

/** Internal API of the SDK's resolver; google-window.test.ts checks that it exists. */
interface PopupResolver {
  _initialize(auth: Auth): Promise<unknown>;
}

interface ReadyResolver {
  instance: PopupResolver;
  /** Constructor that is passed to the SDK instead of the resolver class. */
  resolverClass: PopupRedirectResolver;
}

let readyResolver: ReadyResolver | null = null;

/**
 * Creates the resolver instance before the SDK needs it, so that it can be initialized earlier. The SDK instantiates
 * the resolver class that it gets; `resolverClass` returns the existing instance instead of a new one.
 */
function getReadyResolver({ sdk }: AuthConnection): ReadyResolver {
  if (readyResolver) return readyResolver;
  const BaseResolver = sdk.browserPopupRedirectResolver as unknown as new () => PopupResolver;
  const instance = new BaseResolver();
  function ResolverClass(): PopupResolver {
    return instance;
  }
  ResolverClass.prototype = BaseResolver.prototype as object;
  readyResolver = { instance, resolverClass: ResolverClass };
  return readyResolver;
}

/** Returns the resolver to pass to the SDK's pop-up and redirect functions. */
export function getPopupResolver(connection: AuthConnection): PopupRedirectResolver {
  return getReadyResolver(connection).resolverClass;
}

/**
 * Loads Google's frame and script for the pop-up in advance, so that the pop-up opens synchronously within the tap.
 * Browsers block a pop-up that opens later. Idempotent.
 */
export async function preparePopup(connection: AuthConnection): Promise<void> {
  await getReadyResolver(connection).instance._initialize(connection.auth);
}

/** Returns the Google provider with the account chooser always shown. */
export function createGoogleProvider({ sdk }: AuthConnection): GoogleAuthProvider {
  const provider = new sdk.GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
}
