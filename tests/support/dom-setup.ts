import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine is slow, not wrong: waiting longer costs nothing where the answer comes.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  // Files share the window: wherever a test went, the next begins at the start.
  history.replaceState(null, '', '/');
});

// No picture is loaded here, and happy-dom says of each that it has been: to the app that is one that failed.
Object.defineProperty(HTMLImageElement.prototype, 'complete', {
  configurable: true,
  get: () => false,
});
