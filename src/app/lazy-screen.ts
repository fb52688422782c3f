import { lazy } from 'react';
import type { ComponentType } from 'react';
import { AppError } from '#domain/app-error.ts';

const retryAfterMs = 800;

/** A screen's code did not arrive: offline, or replaced by a newer deploy. Only a reload helps. */
export class ScreenLoadError extends AppError {
  constructor(cause: unknown) {
    super('unavailable', 'a screen chunk failed to load', { cause });
    this.name = 'ScreenLoadError';
  }
}

type ScreenModule = { default: ComponentType };

/** React.lazy that tries twice and then fails as ScreenLoadError. */
export function lazyScreen(load: () => Promise<ScreenModule>) {
  return lazy(async () => {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
      try {
        return await load();
      } catch (cause) {
        throw new ScreenLoadError(cause);
      }
    }
  });
}
