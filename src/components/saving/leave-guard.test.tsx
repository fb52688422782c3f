import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { renderScreen } from '#support/render-screen.tsx';
import { LeaveGuard } from './leave-guard.tsx';

function Page({ isNeeded }: { isNeeded: boolean }) {
  return (
    <>
      <p>Endereço: {useLocation().pathname}</p>
      <Link to="/profile">Perfil</Link>
      <LeaveGuard isNeeded={isNeeded}>Há imagens sendo enviadas.</LeaveGuard>
    </>
  );
}

const leavesByBrowser = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
};

it('asks before a link leads away, and goes there or stays', async () => {
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

it('lets the browser ask before the page is closed', () => {
  renderScreen(<Page isNeeded />);
  expect(leavesByBrowser()).toBe(false);
});

it('stands in nobody’s way when there is nothing to lose', async () => {
  const user = userEvent.setup();
  renderScreen(<Page isNeeded={false} />);
  expect(leavesByBrowser()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Perfil' }));
  expect(screen.getByText('Endereço: /profile')).toBeVisible();
});
