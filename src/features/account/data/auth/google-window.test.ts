import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';

import type { AuthConnection } from '#platform/firestore/auth-connection.ts';
import { preparePopup, getPopupResolver } from './google-window.ts';

interface BrowserSdk {
  browserPopupRedirectResolver: new () => object;
}

/** Loads the browser build of the SDK, because the Node build has no pop-ups. */
async function loadBrowserSdk(): Promise<BrowserSdk> {
  const requireFromFirebase = createRequire(
    createRequire(import.meta.url).resolve('firebase/auth'),
  );
  const file = requireFromFirebase.resolve('@firebase/auth/package.json');
  const { exports } = requireFromFirebase('@firebase/auth/package.json') as {
    exports: { '.': { browser: { import: string } } };
  };
  const entry = path.join(path.dirname(file), exports['.'].browser.import);
  return (await import(/* @vite-ignore */ pathToFileURL(entry).href)) as BrowserSdk;
}

// The preparation uses an internal API of the SDK that another version may not have.
it('the SDK uses the prepared resolver', async () => {
  const sdk = await loadBrowserSdk();
  const Base = sdk.browserPopupRedirectResolver;
  const initialize = vi.spyOn(Base.prototype as { _initialize: () => unknown }, '_initialize');
  initialize.mockResolvedValue(undefined);

  const auth = {};
  const connection = { sdk, auth } as unknown as AuthConnection;
  await preparePopup(connection);
  expect(initialize).toHaveBeenCalledExactlyOnceWith(auth);

  const Constructed = getPopupResolver(connection) as unknown as new () => object;
  const first = new Constructed();
  expect(new Constructed()).toBe(first);
  expect(initialize.mock.contexts[0]).toBe(first);
  expect(first).toBeInstanceOf(Constructed);
  expect(first).toBeInstanceOf(Base);
});
