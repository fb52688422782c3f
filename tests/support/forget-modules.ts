import { vi } from 'vitest';

interface EvaluatedModule {
  meta?: object;
}

/** What Vitest itself empties between isolated files; it has no name of its own in `vi`. */
declare const __vitest_mocker__: {
  reset: () => void;
  evaluatedModules: {
    idToModuleMap: ReadonlyMap<string, EvaluatedModule>;
    invalidateModule: (module: EvaluatedModule) => void;
  };
};

/**
 * Every module is loaded anew from here on, and nothing that was replaced stays so. `vi.resetModules` alone leaves a
 * module that was replaced by a factory with that factory, which comes back where the module is replaced without one.
 */
export function forgetModules(): void {
  __vitest_mocker__.reset();
  vi.resetModules();
  const { evaluatedModules } = __vitest_mocker__;
  for (const module of evaluatedModules.idToModuleMap.values()) {
    if (module.meta && 'mockedModule' in module.meta) evaluatedModules.invalidateModule(module);
  }
}
