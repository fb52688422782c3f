import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider } from '#ui/toast.tsx';
import { ShareButton } from './share-button.tsx';

const path = '/places/bares/abc-bar-do-ze';
const url = location.origin + path;

function renderButton() {
  const user = userEvent.setup();
  render(
    <ToastProvider>
      <ShareButton title="Bar do Zé" path={path} className="">
        Compartilhar
      </ShareButton>
      <button type="button">Fora</button>
    </ToastProvider>,
  );
  return { user, button: screen.getByRole('button', { name: 'Compartilhar' }) };
}

function mockDeviceShare(share: unknown) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

beforeEach(() => {
  mockDeviceShare(undefined);
});
afterEach(() => {
  mockDeviceShare(undefined);
  vi.restoreAllMocks();
});

describe('native share sheet', () => {
  it('passes the title and the URL to the share sheet', async () => {
    const share = vi.fn(() => Promise.resolve());
    mockDeviceShare(share);
    const { user, button } = renderButton();
    await user.click(button);
    expect(share).toHaveBeenCalledWith({ title: 'Bar do Zé', url });
    expect(screen.queryByText('Copiar link')).toBeNull();
  });

  it('does nothing if the sheet is dismissed', async () => {
    mockDeviceShare(() => Promise.reject(new DOMException('closed', 'AbortError')));
    const { user, button } = renderButton();
    await user.click(button);
    expect(screen.queryByText('Copiar link')).toBeNull();
  });

  it('opens the menu if the native share fails', async () => {
    mockDeviceShare(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const { user, button } = renderButton();
    await user.click(button);
    expect(await screen.findByText('Copiar link')).toBeVisible();
  });
});

describe('share menu', () => {
  it('offers WhatsApp with prefilled title and URL', async () => {
    const { user, button } = renderButton();
    await user.click(button);
    expect(screen.getByRole('link', { name: 'Enviar pelo WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent(`Bar do Zé\n${url}`)}`,
    );
  });

  it('copies the URL and confirms it', async () => {
    const { user, button } = renderButton();
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Copiar link' }));
    expect(await screen.findByText('Link copiado')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(screen.queryByRole('button', { name: 'Copiar link' })).toBeNull();
  });

  it('shows instructions if there is no clipboard', async () => {
    const { user, button } = renderButton();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Copiar link' }));
    expect(
      await screen.findByText('Não foi possível compartilhar. Copie o endereço da página.'),
    ).toBeVisible();
  });

  it('closes with Esc, restoring the focus, and on a click outside', async () => {
    const { user, button } = renderButton();
    await user.click(button);
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();

    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'Fora' }));
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});
