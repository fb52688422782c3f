import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayMs } from '#shared/time-units.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { InstallOffer } from './install-offer.tsx';

const refusedKey = 'guia:install-refused';

beforeEach(() => {
  localStorage.removeItem(refusedKey);
});

afterEach(() => {
  localStorage.removeItem(refusedKey);
  window.installPrompt = undefined;
  Reflect.deleteProperty(navigator, 'standalone');
  vi.restoreAllMocks();
});

/** Sets the install event, as index.html does when the browser reports that the app is installable. */
function makeInstallable(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = vi.fn(() => Promise.resolve({ outcome }));
  window.installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt });
  act(() => {
    window.dispatchEvent(new Event('guia:installable'));
  });
  return prompt;
}

const queryOffer = () => screen.queryByRole('region', { name: 'Guia da Ilha na tela inicial' });

test('shows no offer until the browser reports that the app is installable', async () => {
  const { user } = renderScreen(<InstallOffer />);
  expect(queryOffer()).toBeNull();
  const prompt = makeInstallable();
  expect(queryOffer()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Instalar' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(queryOffer()).toBeNull();
  expect(localStorage.getItem(refusedKey)).toBeNull();
});

test('dismissing the browser prompt counts as a refusal', async () => {
  const { user } = renderScreen(<InstallOffer />);
  makeInstallable('dismissed');
  await user.click(screen.getByRole('button', { name: 'Instalar' }));
  await waitFor(() => {
    expect(localStorage.getItem(refusedKey)).not.toBeNull();
  });
});

test('is not shown again after a refusal', async () => {
  const { user, unmount } = renderScreen(<InstallOffer />);
  makeInstallable();
  await user.click(screen.getByRole('button', { name: 'Agora não' }));
  expect(queryOffer()).toBeNull();
  unmount();
  renderScreen(<InstallOffer />);
  makeInstallable();
  expect(queryOffer()).toBeNull();
});

test.each([
  { days: 179, isOffered: false },
  { days: 181, isOffered: true },
  { days: -179, isOffered: false },
  { days: -181, isOffered: true },
])('$days days after a refusal: offered $isOffered', ({ days, isOffered }) => {
  localStorage.setItem(refusedKey, String(Date.now() - days * dayMs));
  renderScreen(<InstallOffer />);
  makeInstallable();
  expect(queryOffer() !== null).toBe(isOffered);
});

test('disappears when the app is installed in another way', () => {
  renderScreen(<InstallOffer />);
  makeInstallable();
  act(() => {
    window.dispatchEvent(new Event('appinstalled'));
  });
  expect(queryOffer()).toBeNull();
});

test('is not shown if the app was opened from the home screen', () => {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(display-mode: standalone)'
      ? Object.assign(new EventTarget(), matchMedia('all'), { matches: true })
      : matchMedia(query),
  );
  renderScreen(<InstallOffer />);
  makeInstallable();
  expect(queryOffer()).toBeNull();
});

test.each([
  { standalone: false, isOffered: true },
  { standalone: true, isOffered: false },
])(
  'in Safari on iOS, standalone $standalone: shows the instructions: $isOffered',
  ({ standalone, isOffered }) => {
    Object.defineProperty(navigator, 'standalone', { configurable: true, value: standalone });
    renderScreen(<InstallOffer />);
    expect(queryOffer() !== null).toBe(isOffered);
    expect(screen.queryByText(/escolha "Adicionar à Tela de Início"/) !== null).toBe(isOffered);
    expect(screen.queryByRole('button', { name: 'Instalar' })).toBeNull();
  },
);

test('accepts a refusal even if storage is not available', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const { user } = renderScreen(<InstallOffer />);
  makeInstallable();
  await user.click(screen.getByRole('button', { name: 'Agora não' }));
  expect(queryOffer()).toBeNull();
});

test('in Safari on iOS, closing the instructions counts as a refusal', async () => {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
  const { user, unmount } = renderScreen(<InstallOffer />);
  await user.click(screen.getByRole('button', { name: 'Entendi' }));
  expect(queryOffer()).toBeNull();
  unmount();
  renderScreen(<InstallOffer />);
  expect(queryOffer()).toBeNull();
});
