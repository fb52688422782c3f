import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

// A high timeout for slow machines. It costs nothing if the result appears.
configure({ asyncUtilTimeout: 20_000 });

// Registers what a member session registers. Imported after the file has replaced modules.
beforeAll(async () => {
  const { registerMemberChanges } = await import('#app/offline/member-changes.ts');
  registerMemberChanges();
});

afterEach(() => {
  cleanup();
  // Files share the window, so each test starts again at '/'.
  history.replaceState(null, '', '/');
});

// Files share the modules as well: an import still pending at the end of a file would fail, also for later files.
afterAll(() => vi.dynamicImportSettled());

// No image is loaded here, but happy-dom reports each as complete, which the app treats as a failed image.
Object.defineProperty(HTMLImageElement.prototype, 'complete', {
  configurable: true,
  get: () => false,
});

// The language of most visitors; happy-dom prefers English, which would be offered on every page.
const navigatorPrototype = Object.getPrototypeOf(navigator) as object;
Object.defineProperty(navigatorPrototype, 'language', { configurable: true, get: () => 'pt-BR' });
Object.defineProperty(navigatorPrototype, 'languages', {
  configurable: true,
  get: () => ['pt-BR'],
});
