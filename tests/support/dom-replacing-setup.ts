/**
 * Files that replace modules (vi.mock) share a process, and with it what is loaded from node_modules, which takes
 * longer than most of them; of the app each gets modules of its own, and none of what the one before replaced.
 */
import './dom-setup.ts';
import { afterAll, vi } from 'vitest';
import { forgetModules } from './forget-modules.ts';

afterAll(async () => {
  // What is still on its way would come into the modules of the next file.
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  forgetModules();
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
});
