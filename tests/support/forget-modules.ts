import { vi } from 'vitest';

interface EvaluatedModule {
  meta?: object;
}

/** Vitest's own reset between isolated files. `vi` does not expose it. */
declare const __vitest_mocker__: {
  reset: () => void;
  evaluatedModules: {
    idToModuleMap: ReadonlyMap<string, EvaluatedModule>;
    invalidateModule: (module: EvaluatedModule) => void;
  };
};

/**
 * Reloads all modules from now on and removes all mocks. After `vi.resetModules` alone, a module mocked by a factory
 * would keep that factory and get it again if the module is mocked without one.
 */
export function forgetModules(): void {
  __vitest_mocker__.reset();
  vi.resetModules();
  const { evaluatedModules } = __vitest_mocker__;
  for (const module of evaluatedModules.idToModuleMap.values()) {
    if (module.meta && 'mockedModule' in module.meta) evaluatedModules.invalidateModule(module);
  }
}
