/**
 * Setup for files that replace modules (vi.mock). They share a process and its loaded node_modules, which take longer
 * to load than most of the files run. Each file gets fresh app modules, without the replacements of earlier files.
 */
import './dom-setup.ts';
import { afterAll, vi } from 'vitest';
import { forgetModules } from './forget-modules.ts';

afterAll(async () => {
  // Awaits pending imports, which would otherwise end up in the modules of the next file.
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
