import type { AppDependencies } from '#server/app.ts';
import type { Identity } from '#server/platform/identity/caller.ts';
import { AppError } from '#shared/app-error.ts';

/**
 * A service of which every call fails, like a service without its database.
 * @param parts the parts that work
 */
export function unreachable<T extends object>(parts: Partial<T> = {}): T {
  const service: object = new Proxy(() => undefined, {
    // `then` is undefined, because an object with `then` would be treated as a promise.
    get: (_target, name) => {
      if (Reflect.has(parts, name)) return Reflect.get(parts, name) as unknown;
      return name === 'then' ? undefined : unreachable<object>();
    },
    apply: () => {
      throw new AppError('unavailable', 'Not part of this test');
    },
  });
  return service as T;
}

/** Recognizes no user, so that every route that identifies the caller answers 401. */
const strangers: Identity = {
  tokens: { verify: () => Promise.reject(new AppError('unauthenticated')) },
  readAccountState: () => Promise.resolve(null),
};

type Services = Omit<AppDependencies, 'config' | 'logger' | 'readiness' | 'placeIndex'>;

/** Unreachable dependencies of the application, for tests that replace some of them. */
export function unreachableServices(): Services {
  return {
    unhandledRejections: () => 0,
    identity: strangers,
    account: unreachable(),
    people: unreachable(),
    adminSearch: unreachable(),
    club: { billing: null, webhook: null },
    eventImports: unreachable(),
    imports: unreachable(),
    unsubscribe: unreachable(),
    listPreviews: unreachable(),
    managerOverview: unreachable(),
    pictures: unreachable(),
    placeViews: unreachable(),
    publicLists: unreachable(),
    redemptions: unreachable(),
    reservations: unreachable(),
    reviewers: unreachable(),
    searchMisses: unreachable(),
    statistics: unreachable(),
    translators: unreachable(),
    site: null,
  };
}
