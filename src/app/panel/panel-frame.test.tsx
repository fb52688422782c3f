import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionState } from '#features/account/data/session/session-state.ts';
import { countOpen } from '#features/moderation/data/queue-lists.ts';
import { countAdminPlaces } from '#features/places/data/admin/admin-place-store.ts';
import { getManagerOverview } from '#features/places/data/manager-overview-store.ts';
import { AppError } from '#shared/app-error.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { aUser, fakeSession, signedInState, visitorState } from '#support/test-session.ts';
import { setWideScreen } from '#support/screen-width.ts';
import { PanelFrame } from './panel-frame.tsx';
import type { Audience } from '../guards/require-role.tsx';

vi.mock('../shell/notifications-link.tsx', () => ({ NotificationsLink: () => null }));
vi.mock('#features/moderation/data/queue-lists.ts');
vi.mock('#features/places/data/manager-overview-store.ts');
vi.mock('#features/places/data/admin/admin-place-store.ts', () => ({
  countAdminPlaces: vi.fn(),
  listAdminPlaces: vi.fn(),
  listSuperAdmins: () => Promise.resolve(['ana']),
}));

const overview = {
  success: true as const,
  places: 3,
  activePlaces: 2,
  pendingReservations: 4,
  reviewsWithoutReply: 0,
  clubUsesToday: 3,
  clubDiscountTodayCents: 4_550,
  isComplete: true,
};

beforeEach(() => {
  vi.mocked(countOpen).mockReset().mockResolvedValue(0);
  vi.mocked(countAdminPlaces).mockReset().mockResolvedValue(0);
  vi.mocked(getManagerOverview).mockReset().mockResolvedValue(overview);
});

interface Options {
  at?: string;
  isWide?: boolean;
}

function renderFrame(
  audience: Audience,
  state: SessionState,
  { at, isWide = false }: Options = {},
) {
  setWideScreen(isWide);
  const session = fakeSession(state);
  const screenUnderTest = renderScreen(
    <>
      <div id="tool-bar" />
      <PanelFrame audience={audience}>
        <p>Página</p>
      </PanelFrame>
    </>,
    { session, at: at ?? (audience === 'super-admins' ? '/admin' : '/manager') },
  );
  return { ...screenUnderTest, session };
}
const manager = signedInState(aUser({ role: 'manager' }));
const admin = signedInState(aUser({ role: 'super_admin' }));

const navigation = (name: string) => screen.findByRole('navigation', { name });
/** The names of the links, without their counts. */
const namesIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.textContent.replace(/\d.*/, ''));

test('the header links to the guide and the account, and the tabs of managers link to the counter tasks', async () => {
  renderFrame('managers', manager);
  const bar = within(await screen.findByRole('banner'));
  expect(bar.getByRole('link', { name: 'Voltar ao guia' })).toHaveAttribute('href', '/');
  expect(bar.getByText('Gerência')).toBeVisible();
  expect(bar.getByRole('link', { name: 'Minha conta: Ana Souza' })).toBeVisible();
  const bottom = await navigation('Gerência');
  const tabs = within(bottom);
  expect(namesIn(bottom)).toEqual(['Hoje', 'Reservas', 'Validar', 'Responder']);
  expect(tabs.getByRole('link', { name: 'Hoje' })).toHaveAttribute('aria-current', 'page');
  expect(tabs.getByRole('link', { name: 'Validar' })).toHaveAttribute('href', '/manager/validar');
  expect(screen.getByText('Página')).toBeVisible();
});

test.each([
  [
    'managers',
    manager,
    'Meus Locais',
    ['Avaliações', 'Meus Locais', 'Benefícios', 'Eventos', 'Números'],
  ],
  [
    'super-admins',
    admin,
    'Uploads',
    [
      ...['Categorias', 'Eventos', 'Denúncias', 'Planos', 'Benefícios'],
      ...['Pagamentos', 'Importação', 'Uploads', 'Registro', 'Configurações'],
    ],
  ],
] as const)(
  'the sheet of %s shows the screens without a tab and closes on navigation',
  async (audience, state, target, names) => {
    const { user } = renderFrame(audience, state);
    await user.click(await screen.findByRole('button', { name: 'Mais' }));
    const sheet = await screen.findByRole('dialog', { name: 'Mais' });
    expect(namesIn(sheet)).toEqual(names);
    await user.click(within(sheet).getByRole('link', { name: target }));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('the tabs of administrators have the names of their screens', async () => {
  renderFrame('super-admins', admin);
  expect(namesIn(await navigation('Administração'))).toEqual([
    ...['Dashboard', 'Lugares', 'Pedidos', 'Usuários'],
  ]);
});

test('a wide screen shows all screens of administrators in four groups, and no tabs', async () => {
  renderFrame('super-admins', admin, { isWide: true, at: '/admin/places/doca/edit' });
  const sidebar = within(await navigation('Administração'));
  const groups = ['Conteúdo', 'Pessoas', 'Clube', 'Sistema'];
  for (const name of groups) expect(sidebar.getByRole('list', { name })).toBeVisible();
  expect(namesIn(sidebar.getByRole('list', { name: 'Pessoas' }))).toEqual([
    'Usuários',
    'Pedidos',
    'Denúncias',
  ]);
  expect(sidebar.getByRole('link', { name: 'Lugares' })).toHaveAttribute('aria-current', 'page');
  expect(sidebar.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  expect(screen.queryByRole('button', { name: 'Mais' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Voltar ao guia' })).toBeVisible();
});

test('the screens of an administrator show the number of pending items, and a failed count is not shown as none', async () => {
  vi.mocked(countAdminPlaces).mockResolvedValue(2);
  vi.mocked(countOpen).mockImplementation((kind) =>
    kind === 'report' ? Promise.reject(new AppError('unavailable')) : Promise.resolve(60),
  );
  renderFrame('super-admins', admin, { isWide: true });
  const link = (name: string) => screen.findByRole('link', { name });
  const expectCount = async (name: string, shown: string, spoken: string) => {
    await within(await link(name)).findByText(shown);
    expect(await link(name)).toHaveAccessibleDescription(spoken);
  };
  await expectCount('Lugares', '2', '2 pendentes');
  await expectCount('Pedidos', '99+', '120 pendentes');
  await expectCount('Denúncias', '—', 'não foi possível contar');
  expect(getManagerOverview).not.toHaveBeenCalled();
});

test('the tabs of a manager show the number of pending items, as a minimum if not everything was counted', async () => {
  vi.mocked(getManagerOverview).mockResolvedValue({ ...overview, isComplete: false });
  renderFrame('managers', manager);
  const tabs = within(await navigation('Gerência'));
  const link = tabs.getByRole('link', { name: 'Reservas' });
  expect(await within(link).findByText('4+')).toBeVisible();
  expect(link).toHaveAccessibleDescription('pelo menos 4 pendentes');
});

test.each([
  ['sidebar', true],
  ['bottom bar', false],
])('the %s counts reservations and reviews once each', async (_where, isWide) => {
  vi.mocked(getManagerOverview).mockResolvedValue({ ...overview, reviewsWithoutReply: 31 });
  renderFrame('managers', manager, { isWide });
  const menu = within(await navigation('Gerência'));
  const expectCount = async (name: string, count: string) => {
    const link = menu.getByRole('link', { name });
    expect(await within(link).findByText(count)).toBeVisible();
    expect(link).toHaveAccessibleDescription(`${count} pendentes`);
  };
  await expectCount('Reservas', '4');
  await expectCount('Responder', '31');
  expect(menu.getAllByText('31')).toHaveLength(1);
  expect(menu.queryByText('35')).toBeNull();
});

test.each([
  ['a visitor', 'managers', visitorState],
  ['a member', 'managers', signedInState(aUser({ role: 'member' }))],
  ['a manager', 'super-admins', manager],
] as const)(
  '%s without access has a link back to the guide and no tabs',
  async (_who, audience, state) => {
    renderFrame(audience, state);
    expect(await screen.findByRole('link', { name: 'Voltar ao guia' })).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByText('Página')).toBeNull();
  },
);

test.each([
  ['super-admins', 'super_admin', 'pending'],
  ['super-admins', 'super_admin', 'inactive'],
  ['managers', 'super_admin', 'inactive'],
  ['managers', 'manager', 'pending'],
] as const)(
  'the panel of %s offers a %s with the status %s no screens, no counts and no command menu',
  async (audience, role, status) => {
    const { user } = renderFrame(audience, signedInState(aUser({ role, status })), {
      isWide: true,
    });
    expect(await screen.findByRole('link', { name: 'Voltar ao guia' })).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(countAdminPlaces).not.toHaveBeenCalled();
    expect(getManagerOverview).not.toHaveBeenCalled();
  },
);

test('Ctrl+K opens the command menu, and an event of autofill without a key causes no error', async () => {
  const onError = vi.fn((event: Event) => {
    event.preventDefault();
  });
  window.addEventListener('error', onError);
  const { user } = renderFrame('managers', manager);
  await navigation('Gerência');
  document.dispatchEvent(new Event('keydown'));
  window.removeEventListener('error', onError);
  expect(onError).not.toHaveBeenCalled();
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Ir para…' })).toBeVisible();
});

test('until the user record is loaded, the stored role shows the screens, and Ctrl+K is kept', async () => {
  const hint = { name: 'Ana', photoURL: '', role: 'super_admin' as const };
  const { user, session } = renderFrame('super-admins', { status: 'loading', hint });
  expect(await navigation('Administração')).toBeVisible();
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => {
    session.become(admin);
  });
  expect(await screen.findByRole('dialog', { name: 'Ir para…' })).toBeVisible();
});

test.each([
  ['managers', '/manager/places/new', '/manager/places'],
  ['managers', '/manager/places/doca/edit', '/manager/places'],
  ['managers', '/manager/offers/new', '/manager/offers'],
  ['managers', '/manager/events/luau', '/manager/events'],
  ['super-admins', '/admin/places/new', '/admin/places'],
] as const)(
  'the form of %s at %s has no tabs, and leaving it opens %s',
  async (audience, at, list) => {
    renderFrame(audience, signedInState(aUser({ role: 'super_admin' })), { at });
    expect(await screen.findByRole('link', { name: 'Cancelar' })).toHaveAttribute('href', list);
    expect(screen.queryByRole('navigation')).toBeNull();
  },
);

test.each(['/manager/places/doca/photos', '/manager/events/import', '/manager/offers'])(
  '%s has the tabs',
  async (at) => {
    renderFrame('managers', manager, { at });
    expect(await screen.findByRole('navigation', { name: 'Gerência' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Cancelar' })).toBeNull();
  },
);
