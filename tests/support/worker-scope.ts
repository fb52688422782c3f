/**
 * The parts of a service worker scope that Workbox uses, for tests in Node. Import it before any Workbox module. Caches
 * keep their entries in write order, as in browsers, and can be full.
 */
class FakeCache {
  private readonly entries = new Map<string, Response>();
  private readonly storage: FakeCaches;

  constructor(storage: FakeCaches) {
    this.storage = storage;
  }

  keys(): Promise<Request[]> {
    return Promise.resolve([...this.entries.keys()].map((url) => new Request(url)));
  }

  match(request: Request | string): Promise<Response | undefined> {
    return Promise.resolve(this.entries.get(urlOf(request))?.clone());
  }

  put(request: Request | string, response: Response): Promise<void> {
    if (this.storage.isFull) {
      return Promise.reject(new DOMException('No room', 'QuotaExceededError'));
    }
    this.entries.delete(urlOf(request));
    this.entries.set(urlOf(request), response);
    return Promise.resolve();
  }

  delete(request: Request | string): Promise<boolean> {
    return Promise.resolve(this.entries.delete(urlOf(request)));
  }
}

class FakeCaches {
  isFull = false;
  private readonly named = new Map<string, FakeCache>();

  open(name: string): Promise<FakeCache> {
    const cache = this.named.get(name) ?? new FakeCache(this);
    this.named.set(name, cache);
    return Promise.resolve(cache);
  }

  async match(request: Request | string, { cacheName = '' } = {}): Promise<Response | undefined> {
    return (await this.open(cacheName)).match(request);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.named.delete(name));
  }
}

function urlOf(request: Request | string): string {
  return typeof request === 'string' ? request : request.url;
}

/** The caches of this scope. */
export const fakeCaches = new FakeCaches();

/** An event that records the promises of waitUntil. */
export class FakeEvent {
  readonly work: Promise<unknown>[] = [];
  readonly type = 'message';

  waitUntil(work: Promise<unknown>): void {
    this.work.push(work);
  }
}

/** A navigation event whose request the browser has already sent (navigation preload). */
export class FakeNavigationEvent extends FakeEvent {
  readonly preloadResponse: Promise<Response>;

  constructor(preloadResponse: Promise<Response>) {
    super();
    this.preloadResponse = preloadResponse;
  }
}

Object.assign(globalThis, {
  self: globalThis,
  caches: fakeCaches,
  location: new URL('https://guia.example/sw.js'),
  ExtendableEvent: FakeEvent,
  FetchEvent: FakeNavigationEvent,
  __WB_DISABLE_DEV_LOGS: true,
});
