import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { renderScreen } from '#support/render-screen.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { canLeavePage } from './can-leave-page.ts';
import { removeBackGuard } from '../use-back-guard.ts';

let leave: MockInstance<typeof history.back>;

beforeEach(async () => {
  leave = vi.spyOn(history, 'back').mockReset().mockReturnValue();
  history.replaceState(null, '');
  // Guards of the previous test remove their history entry shortly after they unmount.
  await new Promise((resolve) => setTimeout(resolve));
});

function Page({ isNeeded }: { isNeeded: boolean }) {
  return (
    <>
      <p>Endereço: {useLocation().pathname}</p>
      <Link to="/profile">Perfil</Link>
      <LeaveGuard isNeeded={isNeeded}>Há imagens sendo enviadas.</LeaveGuard>
    </>
  );
}

const Guarded = ({ isNeeded }: { isNeeded: boolean }) => (
  <MemoryRouter>
    <LeaveGuard isNeeded={isNeeded}>Há imagens sendo enviadas.</LeaveGuard>
  </MemoryRouter>
);

const leavesByBrowser = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
};

const leavesFor = (path: string) => {
  let isFree = false;
  act(() => {
    isFree = canLeavePage(path);
  });
  return isFree;
};

it('asks before a link leaves the page, and then follows it or stays', async () => {
  const user = userEvent.setup();
  renderScreen(<Page isNeeded />);
  await user.click(screen.getByRole('link', { name: 'Perfil' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Há imagens sendo enviadas.');
  await user.click(screen.getByRole('button', { name: 'Continuar aqui' }));
  expect(screen.getByText('Endereço: /')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Perfil' }));
  await user.click(screen.getByRole('button', { name: 'Sair' }));
  expect(screen.getByText('Endereço: /profile')).toBeVisible();
});

it('asks once before a programmatic navigation, and then follows it or stays', async () => {
  const user = userEvent.setup();
  renderScreen(
    <>
      <Page isNeeded />
      <LeaveGuard isNeeded>Há uma resposta que não foi publicada.</LeaveGuard>
    </>,
  );
  expect(leavesFor('/search?q=ostras')).toBe(false);
  expect(screen.getByRole('dialog')).toHaveTextContent('Há imagens sendo enviadas.');
  await user.click(screen.getByRole('button', { name: 'Continuar aqui' }));
  expect(screen.getByText('Endereço: /')).toBeVisible();
  expect(leavesFor('/search?q=ostras')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Sair' }));
  expect(screen.getByText('Endereço: /search')).toBeVisible();
});

it('lets the browser ask before the page is closed', () => {
  renderScreen(<Page isNeeded />);
  expect(leavesByBrowser()).toBe(false);
});

it('does not ask if there are no unsaved changes', async () => {
  const user = userEvent.setup();
  renderScreen(<Page isNeeded={false} />);
  expect(leavesByBrowser()).toBe(true);
  expect(leavesFor('/profile')).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Perfil' }));
  expect(screen.getByText('Endereço: /profile')).toBeVisible();
});

describe('Back', () => {
  const isGuarded = () => history.state !== null && 'guardsPage' in (history.state as object);
  const goBack = () => {
    act(() => {
      history.replaceState(null, '');
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
  };

  it('asks first, and again after the user stayed', async () => {
    const user = userEvent.setup();
    renderScreen(<Page isNeeded />);
    expect(isGuarded()).toBe(true);
    goBack();
    expect(screen.getByRole('dialog')).toHaveTextContent('Há imagens sendo enviadas.');
    await user.click(screen.getByRole('button', { name: 'Continuar aqui' }));
    expect(isGuarded()).toBe(true);
    goBack();
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    expect(leave).toHaveBeenCalledOnce();
  });

  it('leaves no extra history entry once there are no unsaved changes', async () => {
    const { unmount } = renderScreen(<Page isNeeded />);
    unmount();
    await waitFor(() => {
      expect(leave).toHaveBeenCalledOnce();
    });
    goBack();
  });

  it('finds no second entry of a page that was left programmatically', async () => {
    const user = userEvent.setup();
    render(
      <BrowserRouter>
        <Routes>
          <Route path="/search" element={<p>Busca</p>} />
          <Route path="*" element={<LeaveGuard isNeeded>Há imagens sendo enviadas.</LeaveGuard>} />
        </Routes>
      </BrowserRouter>,
    );
    const entries = history.length;
    leavesFor('/search');
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    expect(screen.getByText('Busca')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isGuarded()).toBe(false);
    expect(history.length).toBe(entries);
    expect(leave).not.toHaveBeenCalled();
    history.replaceState(null, '', '/');
  });

  it('goes back by one entry when a page is saved and navigates at the same time', async () => {
    const { unmount } = renderScreen(<Page isNeeded />);
    const moved = removeBackGuard();
    // The changes are saved, so the guard of the page removes its entry too.
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 20));
    const again = removeBackGuard();
    goBack();
    await Promise.all([moved, again]);
    expect(leave).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('guards new input while the previous entry is being removed', async () => {
    const { rerender } = render(<Guarded isNeeded />);
    rerender(<Guarded isNeeded={false} />);
    await waitFor(() => {
      expect(leave).toHaveBeenCalledOnce();
    });
    rerender(<Guarded isNeeded />);
    goBack();
    await waitFor(() => {
      expect(isGuarded()).toBe(true);
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    goBack();
    expect(screen.getByRole('dialog')).toHaveTextContent('Há imagens sendo enviadas.');
  });
});
