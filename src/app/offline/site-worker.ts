import { buildMeta, workerPath } from '#shared/service-worker.ts';
import type { WorkerMessage } from '#shared/service-worker.ts';
import { isServerReachable } from '#platform/health/reachable.ts';
import { connectionTexts } from './texts.ts';

/**
 * A worker answers within milliseconds, or once it has taken over; one that does not is none of ours, as the one that
 * withdraws it.
 */
const answerMs = 10_000;
/**
 * Longest wait until another worker is in charge of this page: the one before ends first what it is about to keep, and
 * would answer a reload with the page that it holds.
 */
const changeMs = 15_000;
/** A page that stays open asks for a newer build this often, and when somebody comes back to it. */
const askedEveryMs = 10 * 60_000;
const askedAgainAfterMs = 60_000;

/** Of which build this page is; null in development, where there is no worker. */
export function buildOfPage(): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${buildMeta}"]`)?.content ?? null;
}

/** Longest wait for the page that is served now. */
const servedMs = 5000;

/**
 * Why code of this page did not come, in a sentence; null where nothing explains it: the server is there, and serves
 * the build that the page is of.
 */
export async function whyCodeIsMissing(): Promise<string | null> {
  if (!(await isServerReachable())) return connectionTexts.codeAway;
  const build = buildOfPage();
  try {
    const signal = AbortSignal.timeout(servedMs);
    const served = await (await fetch(location.pathname, { cache: 'no-store', signal })).text();
    const isOther = served.includes(`name="${buildMeta}"`) && !served.includes(`"${build}"`);
    return isOther ? connectionTexts.codeReplaced : null;
  } catch {
    return connectionTexts.codeAway;
  }
}

/**
 * Registers the service worker of the site; null where the browser has none, or refuses storage: everything else
 * works as before.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (buildOfPage() === null || !('serviceWorker' in navigator)) return null;
  try {
    return await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' });
  } catch {
    return null;
  }
}

/**
 * Watches for another build than the page's own: a later one, or an earlier one that is served again. One that the page
 * is of already takes over by itself.
 * @param onOther called when there is one
 * @returns what ends the watching
 */
export function watchBuilds(
  registration: ServiceWorkerRegistration,
  onOther: () => void,
): () => void {
  const { serviceWorker } = navigator;
  let askedAt = 0;
  const ask = () => {
    if (document.visibilityState === 'hidden' || Date.now() - askedAt < askedAgainAfterMs) return;
    askedAt = Date.now();
    // Without a network there is nothing newer.
    newestWorker(registration).then(compare, () => undefined);
  };
  const compare = async (worker: ServiceWorker | null) => {
    const build = worker && (await buildOf(worker));
    if (worker === null || build === null) return;
    if (build !== buildOfPage()) onOther();
    else if (worker === registration.waiting) tell(worker, { type: 'take-over' });
  };
  // Another tab had its way.
  const changed = () => void compare(serviceWorker.controller);
  const timer = setInterval(ask, askedEveryMs);
  document.addEventListener('visibilitychange', ask);
  serviceWorker.addEventListener('controllerchange', changed);
  ask();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ask);
    serviceWorker.removeEventListener('controllerchange', changed);
  };
}

/** Loads the page anew, of the build that waits. */
export async function goToBuild(registration: ServiceWorkerRegistration): Promise<void> {
  const { waiting } = registration;
  if (waiting) {
    const changed = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    tell(waiting, { type: 'take-over' });
    await Promise.race([changed, new Promise((resolve) => setTimeout(resolve, changeMs))]);
  }
  location.reload();
}

/** Paths that the worker has been asked to keep since this page was loaded; the first came through it, if it was there. */
const kept = new Set(navigator.serviceWorker?.controller ? [location.pathname] : []);

/** Has the page at a path kept: somebody sees it who came without asking the server for it. */
export async function keepSeen(path: string): Promise<void> {
  await tellActive({ type: 'seen', path: kept.has(path) ? null : path });
  kept.add(path);
}

/** Sends a message to the worker that is in charge, once there is one. */
export async function tellActive(message: WorkerMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (active) tell(active, message);
}

function tell(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message);
}

/**
 * The worker that the server has now: once everything new has come the one that waits to take over, otherwise the one
 * that is in charge, perhaps since before this page looked. Null where a new one did not come whole.
 * @throws TypeError without a network
 */
async function newestWorker(registration: ServiceWorkerRegistration) {
  await registration.update();
  const { installing } = registration;
  if (!installing) return registration.waiting ?? registration.active;
  await new Promise<void>((resolve) => {
    installing.addEventListener('statechange', () => {
      if (installing.state !== 'installing') resolve();
    });
  });
  return registration.waiting;
}

async function buildOf(worker: ServiceWorker): Promise<string | null> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<string>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string>) => {
      resolve(data);
    };
  });
  const question: WorkerMessage = { type: 'build' };
  worker.postMessage(question, [port2]);
  const late = new Promise<null>((resolve) => setTimeout(resolve, answerMs, null));
  return Promise.race([answer, late]).finally(() => {
    port1.close();
  });
}
