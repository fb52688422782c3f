import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WorkerMessage } from '#shared/service-worker.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { ConnectionBanners } from './connection-banners.tsx';

const offlineSentence = /^Sem conexão\./;
const newBuildSentence = 'Há uma versão nova do guia.';

let isOnline = true;

beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.stubGlobal(
    'fetch',
    vi.fn(() => (isOnline ? Promise.resolve(new Response()) : Promise.reject(new TypeError()))),
  );
});

afterEach(() => {
  // Test files share the window: otherwise queries of the next file would wait for a network.
  setOnline(true);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.querySelector('meta[name="build"]')?.remove();
  delete document.documentElement.dataset['kept'];
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function setOnline(value: boolean) {
  isOnline = value;
  act(() => {
    window.dispatchEvent(new Event(value ? 'online' : 'offline'));
  });
}

test('shows the offline banner once each time the connection is lost', async () => {
  renderScreen(<ConnectionBanners />);
  expect(screen.queryByText(offlineSentence)).toBeNull();
  setOnline(false);
  expect(screen.getByText(offlineSentence)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Entendi' }));
  expect(screen.queryByText(offlineSentence)).toBeNull();
  setOnline(true);
  await waitFor(() => {
    setOnline(false);
    expect(screen.getByText(offlineSentence)).toBeVisible();
  });
});

test('a page from the cache checks the connection and shows the offline banner if there is none', async () => {
  document.documentElement.dataset['kept'] = '';
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError())),
  );
  renderScreen(<ConnectionBanners />);
  expect(await screen.findByText(offlineSentence)).toBeVisible();
});

test.each([
  ['with a service worker', true, /os lugares que você já abriu.* continuam aqui/],
  ['without a service worker', false, /^Sem conexão\. Algumas páginas do guia podem não abrir\.$/],
])('promises cached pages only %s', (_, hasWorker, sentence) => {
  if (hasWorker) browserWith({ active: new FakeWorker('mine') });
  isOnline = false;
  renderScreen(<ConnectionBanners />);
  expect(screen.getByText(sentence)).toBeVisible();
});

class FakeWorker extends EventTarget {
  state = 'installed';
  readonly asked: WorkerMessage['type'][] = [];
  private readonly build: string | null;

  constructor(build: string | null) {
    super();
    this.build = build;
  }

  postMessage(message: WorkerMessage, [port]: MessagePort[] = []) {
    this.asked.push(message.type);
    if (message.type === 'build' && this.build !== null) port?.postMessage(this.build);
  }
}

/** Creates a page of build 'mine' in a browser with these service workers. */
function browserWith(workers: { waiting?: FakeWorker; active?: FakeWorker }) {
  document.head.insertAdjacentHTML('beforeend', '<meta name="build" content="mine" />');
  const registration = Object.assign(new EventTarget(), {
    installing: null,
    waiting: workers.waiting ?? null,
    active: workers.active ?? null,
    update: vi.fn(() => Promise.resolve()),
  });
  const container = Object.assign(new EventTarget(), {
    controller: workers.active ?? null,
    ready: Promise.resolve(registration),
    register: vi.fn(() => Promise.resolve(registration)),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  return { registration, container };
}

test('offers another build that is waiting, and activates it on request', async () => {
  const waiting = new FakeWorker('other');
  browserWith({ waiting, active: new FakeWorker('mine') });
  renderScreen(<ConnectionBanners />);
  expect(await screen.findByText(newBuildSentence)).toBeVisible();
  expect(waiting.asked).toEqual(['build']);
  fireEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
  expect(waiting.asked).toEqual(['build', 'take-over']);
});

test('hides the banner of another build after it is dismissed', async () => {
  const waiting = new FakeWorker('other');
  browserWith({ waiting, active: new FakeWorker('mine') });
  renderScreen(<ConnectionBanners />);
  fireEvent.click(await screen.findByRole('button', { name: 'Depois' }));
  expect(screen.queryByText(newBuildSentence)).toBeNull();
  expect(waiting.asked).toEqual(['build']);
});

test('lets the worker of the same build take over silently', async () => {
  const waiting = new FakeWorker('mine');
  browserWith({ waiting, active: new FakeWorker('older') });
  renderScreen(<ConnectionBanners />);
  await waitFor(() => {
    expect(waiting.asked).toEqual(['build', 'take-over']);
  });
  expect(screen.queryByText(newBuildSentence)).toBeNull();
});

test('shows the banner on a page whose worker was replaced from another tab', async () => {
  const { container, registration } = browserWith({ active: new FakeWorker('mine') });
  renderScreen(<ConnectionBanners />);
  await waitFor(() => {
    expect(registration.update).toHaveBeenCalled();
  });
  container.controller = new FakeWorker('other');
  container.dispatchEvent(new Event('controllerchange'));
  expect(await screen.findByText(newBuildSentence)).toBeVisible();
});

test('shows the banner on a page that starts watching after a worker of another build took over', async () => {
  browserWith({ active: new FakeWorker('other') });
  renderScreen(<ConnectionBanners />);
  expect(await screen.findByText(newBuildSentence)).toBeVisible();
});

test('shows no banner while the worker of another build is active and the matching one is still installing', async () => {
  const active = new FakeWorker('older');
  const { registration } = browserWith({ active });
  const installing = new FakeWorker('mine');
  Object.assign(registration, { installing });
  renderScreen(<ConnectionBanners />);
  await waitFor(() => {
    expect(registration.update).toHaveBeenCalled();
  });
  await new Promise((resolve) => setTimeout(resolve));
  Object.assign(installing, { state: 'redundant' });
  installing.dispatchEvent(new Event('statechange'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(active.asked).not.toContain('build');
  expect(screen.queryByText(newBuildSentence)).toBeNull();
});

test('shows no banner while the user is typing, and shows it afterwards', async () => {
  const waiting = new FakeWorker('other');
  browserWith({ waiting });
  renderScreen(
    <>
      <input aria-label="Seu nome" defaultValue="Ana" />
      <ConnectionBanners />
    </>,
  );
  screen.getByRole('textbox').focus();
  await waitFor(() => {
    expect(waiting.asked).toEqual(['build']);
  });
  expect(screen.queryByText(newBuildSentence)).toBeNull();
  screen.getByRole('textbox').blur();
  expect(await screen.findByText(newBuildSentence, {}, { timeout: 10_000 })).toBeVisible();
});

test('shows no banner if the browser refuses or does not support service workers', async () => {
  const { container } = browserWith({});
  container.register.mockRejectedValue(new DOMException('refused', 'SecurityError'));
  renderScreen(<ConnectionBanners />);
  await waitFor(() => {
    expect(container.register).toHaveBeenCalledWith('/sw.js', {
      scope: '/',
      updateViaCache: 'none',
    });
  });
  expect(screen.queryByRole('button')).toBeNull();
});
