import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

// A busy machine is slow, not wrong: waiting longer costs nothing where the answer comes.
configure({ asyncUtilTimeout: 20_000 });

// As the session of a member does. Loaded after the file has replaced modules.
beforeAll(async () => {
  const { registerMemberChanges } = await import('#app/offline/member-changes.ts');
  registerMemberChanges();
});

afterEach(() => {
  cleanup();
  // Files share the window: wherever a test went, the next begins at the start.
  history.replaceState(null, '', '/');
});

// Files share the modules, too: code that still loads when its file ends would fail, for the files after it as well.
afterAll(() => vi.dynamicImportSettled());

// No picture is loaded here, and happy-dom says of each that it has been: to the app that is one that failed.
Object.defineProperty(HTMLImageElement.prototype, 'complete', {
  configurable: true,
  get: () => false,
});
