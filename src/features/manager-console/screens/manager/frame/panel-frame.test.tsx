import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SessionState } from '#features/account/data/session/session-state.ts';
import { aUser, fakeSession, signedInState, visitorState } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { ManagerPanelFrame } from './panel-frame.tsx';

function renderFrame(state: SessionState, at = '/manager') {
  return renderScreen(
    <>
      <div id="tool-bar" />
      <ManagerPanelFrame account={<a href="/profile">Conta</a>}>
        <p>Página</p>
      </ManagerPanelFrame>
    </>,
    { session: fakeSession(state), at },
  );
}
const manager = signedInState(aUser({ role: 'manager' }));

test('the header links to the guide and the account, and the tabs link to the counter tasks', async () => {
  renderFrame(manager);
  const bar = within(await screen.findByRole('banner'));
  expect(bar.getByRole('link', { name: 'Voltar ao guia' })).toHaveAttribute('href', '/');
  expect(bar.getByText('Gerência')).toBeVisible();
  expect(bar.getByRole('link', { name: 'Conta' })).toBeVisible();
  const tabBar = within(screen.getByRole('navigation', { name: 'Gerência' }));
  expect(tabBar.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Hoje',
    'Reservas',
    'Validar',
    'Responder',
  ]);
  expect(tabBar.getByRole('link', { name: 'Hoje' })).toHaveAttribute('aria-current', 'page');
  expect(tabBar.getByRole('link', { name: 'Validar' })).toHaveAttribute('href', '/manager/validar');
});

test('the sheet shows the remaining links and closes on navigation', async () => {
  const { user } = renderFrame(manager);
  await user.click(screen.getByRole('button', { name: 'Mais' }));
  const sheet = await screen.findByRole('dialog', { name: 'Mais' });
  expect(
    within(sheet)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Meus Locais', 'Avaliações', 'Ofertas', 'Eventos', 'Números', 'Novo local']);
  await user.click(within(sheet).getByRole('link', { name: 'Ofertas' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['a visitor', visitorState],
  ['a member', signedInState(aUser({ role: 'member' }))],
])('%s has a link back to the guide and no manager tabs', async (_who, state) => {
  renderFrame(state);
  expect(await screen.findByRole('link', { name: 'Voltar ao guia' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Gerência' })).toBeNull();
});

test.each([
  ['/manager/places/new', '/manager/places'],
  ['/manager/places/doca/edit', '/manager/places'],
  ['/manager/offers/new', '/manager/offers'],
  ['/manager/events/luau', '/manager/events'],
])('the form at %s has no tabs, and leaving it opens %s', async (at, list) => {
  renderFrame(manager, at);
  expect(await screen.findByRole('link', { name: 'Cancelar' })).toHaveAttribute('href', list);
  expect(screen.queryByRole('navigation', { name: 'Gerência' })).toBeNull();
});

test.each(['/manager/places/doca/photos', '/manager/events/import', '/manager/offers'])(
  '%s has the tabs',
  async (at) => {
    renderFrame(manager, at);
    expect(await screen.findByRole('navigation', { name: 'Gerência' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Cancelar' })).toBeNull();
  },
);
