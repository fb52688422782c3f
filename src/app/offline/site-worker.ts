import { buildMetaName } from '#shared/service-worker.ts';
import type { WorkerMessage } from '#shared/service-worker.ts';
import { language, workerPath } from '#shared/language.ts';
import { localizedAddress } from '#shared/languages.ts';
import { isServerReachable } from '#platform/health/reachable.ts';
import { minuteMs } from '#shared/time-units.ts';
import * as texts from './texts.ts';

/**
 * Maximum wait for the answer of a worker, in ms. A worker answers within milliseconds, or once it is active; one that
 * does not answer is not src/worker/service-worker.ts, but for example the script of server/site/worker-withdrawal.ts.
 */
const workerResponseTimeoutMs = 10_000;
/**
 * Maximum wait until another worker controls this page, in ms. The previous worker first finishes its cache writes, and
 * until then would answer a reload with its own cached page.
 */
const activationTimeoutMs = 15_000;
/**
 * Interval after which an open page checks for a newer build, in ms. It also checks when the user returns to the page.
 */
const checkIntervalMs = 10 * minuteMs;
const minCheckIntervalMs = minuteMs;

/** Returns the build of this page; null in development, where there is no worker. */
export function buildOfPage(): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${buildMetaName}"]`)?.content ?? null;
}

/** Maximum wait for the currently served page, in ms. */
const pageTimeoutMs = 5000;

/**
 * Returns why a chunk of this page could not be loaded, as a sentence. Returns null if there is no explanation: the
 * server is reachable and serves the build of this page.
 */
export async function missingCodeText(): Promise<string | null> {
  if (!(await isServerReachable())) return texts.codeAway;
  const build = buildOfPage();
  try {
    const signal = AbortSignal.timeout(pageTimeoutMs);
    const servedHtml = await (await fetch(location.pathname, { cache: 'no-store', signal })).text();
    const isOtherBuild =
      servedHtml.includes(`name="${buildMetaName}"`) && !servedHtml.includes(`"${build}"`);
    return isOtherBuild ? texts.codeReplaced : null;
  } catch {
    return texts.codeAway;
  }
}

/**
 * Registers the service worker. Returns null if the browser does not support it or refuses storage; the site then works
 * without it.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (buildOfPage() === null || !('serviceWorker' in navigator)) return null;
  try {
    return await navigator.serviceWorker.register(workerPath, {
      scope: localizedAddress(language, '/'),
      updateViaCache: 'none',
    });
  } catch {
    return null;
  }
}

/**
 * Watches for a build other than that of the page: a later one, or an earlier one that is deployed again. A waiting
 * worker of the same build is activated silently.
 * @param onOtherBuild called when there is another build
 * @returns a function that stops watching
 */
export function watchBuilds(
  registration: ServiceWorkerRegistration,
  onOtherBuild: () => void,
): () => void {
  const { serviceWorker } = navigator;
  let checkedAt = 0;
  const checkForBuild = () => {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < minCheckIntervalMs)
      return;
    checkedAt = Date.now();
    // The check fails while offline; a later one finds a newer build.
    newestWorker(registration).then(compareBuild, () => undefined);
  };
  const compareBuild = async (worker: ServiceWorker | null) => {
    const build = worker && (await buildOf(worker));
    if (worker === null || build === null) return;
    if (build !== buildOfPage()) onOtherBuild();
    else if (worker === registration.waiting) sendMessage(worker, { type: 'take-over' });
  };
  // Also compares the builds after another tab has activated a different worker.
  const controllerChanged = () => void compareBuild(serviceWorker.controller);
  const timer = setInterval(checkForBuild, checkIntervalMs);
  document.addEventListener('visibilitychange', checkForBuild);
  serviceWorker.addEventListener('controllerchange', controllerChanged);
  checkForBuild();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', checkForBuild);
    serviceWorker.removeEventListener('controllerchange', controllerChanged);
  };
}

/** Activates the waiting build and reloads the page. */
export async function activateBuild(registration: ServiceWorkerRegistration): Promise<void> {
  const { waiting: waitingWorker } = registration;
  if (waitingWorker) {
    const controllerChanged = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    sendMessage(waitingWorker, { type: 'take-over' });
    await Promise.race([
      controllerChanged,
      new Promise((resolve) => setTimeout(resolve, activationTimeoutMs)),
    ]);
  }
  location.reload();
}

/**
 * Paths that this page has already asked the worker to cache. The first path is included if the worker delivered it.
 */
const cachedPaths = new Set(navigator.serviceWorker?.controller ? [location.pathname] : []);

/**
 * Reports a visited page to the worker, which caches it. Each path is sent only once.
 * @param address Portuguese path of the page
 */
export async function cacheVisitedPage(address: string): Promise<void> {
  const path = localizedAddress(language, address);
  // Files loaded after the worker is active pass through it.
  await navigator.serviceWorker.ready;
  await messageActiveWorker({
    type: 'seen',
    path: cachedPaths.has(path) ? null : path,
    files: loadedFiles(),
  });
  cachedPaths.add(path);
}

/** Returns the paths of all files that this page has loaded from its own server. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
}

/** Sends a message to the active worker, once there is one. */
export async function messageActiveWorker(message: WorkerMessage): Promise<void> {
  const { active: activeWorker } = await navigator.serviceWorker.ready;
  if (activeWorker) sendMessage(activeWorker, message);
}

function sendMessage(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message);
}

/**
 * Resolves to the newest worker of the server: the waiting one after its installation, otherwise the active one, which
 * may be older than this page. Resolves to null if a new worker failed to install.
 * @throws TypeError when offline
 */
async function newestWorker(registration: ServiceWorkerRegistration) {
  await registration.update();
  const { installing: installingWorker } = registration;
  if (!installingWorker) return registration.waiting ?? registration.active;
  await new Promise<void>((resolve) => {
    installingWorker.addEventListener('statechange', () => {
      if (installingWorker.state !== 'installing') resolve();
    });
  });
  return registration.waiting;
}

async function buildOf(worker: ServiceWorker): Promise<string | null> {
  const { port1, port2 } = new MessageChannel();
  const buildResponse = new Promise<string>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string>) => {
      resolve(data);
    };
  });
  const buildRequest: WorkerMessage = { type: 'build' };
  worker.postMessage(buildRequest, [port2]);
  const timeoutReached = new Promise<null>((resolve) =>
    setTimeout(resolve, workerResponseTimeoutMs, null),
  );
  return Promise.race([buildResponse, timeoutReached]).finally(() => {
    port1.close();
  });
}
