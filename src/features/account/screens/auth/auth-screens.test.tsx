import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { redirectedByLoginState } from '#features/account/components/login-state.ts';
import { sendPasswordReset } from '#features/account/data/auth/auth-store.ts';
import { sendVerificationEmail } from '#features/account/data/auth/credential-store.ts';
import { saveEvent } from '#features/events/data/saved-event-store.ts';
import { setHelpful } from '#features/reviews/data/helpful-store.ts';
import { addFavorite } from '#features/favorites/data/favorite-store.ts';
import { getEvent } from '#features/events/data/event-page-store.ts';
import { getPlace } from '#features/places/data/place-store.ts';
import { getPublicSettings } from '#features/settings/data/settings-store.ts';
import { AppError } from '#shared/app-error.ts';
import { emptyOperator } from '#features/settings/model/public-settings.ts';
import { fakeSession, signedInState, visitorState } from '#support/test-session.ts';
import { tryToClose } from '#support/dialog-closing.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { aPlace } from '#support/test-place.ts';
import LoginScreen from './login-screen.tsx';
import RegisterScreen from './register-screen.tsx';

vi.mock('#features/account/data/auth/auth-store.ts', () => ({ sendPasswordReset: vi.fn() }));
vi.mock('#features/account/data/auth/credential-store.ts', () => ({
  sendVerificationEmail: vi.fn(),
}));
vi.mock('#features/events/data/saved-event-store.ts', () => ({
  listSavedEvents: vi.fn(),
  saveEvent: vi.fn(() => Promise.resolve()),
  unsaveEvent: vi.fn(),
}));
vi.mock('#features/favorites/data/favorite-store.ts', () => ({
  addFavorite: vi.fn(),
  removeFavorite: vi.fn(),
  listFavorites: vi.fn(),
}));
vi.mock('#features/reviews/data/helpful-store.ts', () => ({
  listHelpfulMarks: vi.fn(),
  setHelpful: vi.fn(() => Promise.resolve(1)),
}));
vi.mock('#features/places/data/place-store.ts', () => ({ getPlace: vi.fn() }));
vi.mock('#features/events/data/event-page-store.ts', () => ({ getEvent: vi.fn() }));
vi.mock('#features/settings/data/settings-store.ts', () => ({ getPublicSettings: vi.fn() }));

const settings = {
  requireApproval: false,
  clubEnabled: true,
  reviewsEnabled: true,
  maintenanceMessage: '',
  ...emptyOperator,
};
const signedIn = signedInState();

beforeEach(() => {
  vi.mocked(getPublicSettings).mockReset().mockResolvedValue(settings);
  vi.mocked(sendPasswordReset).mockReset().mockResolvedValue();
  vi.mocked(sendVerificationEmail).mockReset().mockResolvedValue();
  vi.mocked(addFavorite).mockReset().mockResolvedValue();
  vi.mocked(getPlace).mockReset().mockResolvedValue(aPlace());
  vi.mocked(getEvent).mockReset().mockRejectedValue(new AppError('unavailable'));
});

/** `state` is the history state of the login page. */
function render(Screen: () => React.ReactNode, state?: unknown) {
  const session = fakeSession(visitorState);
  const view = renderScreen(<Screen />, { session, at: '/login', state });
  return { ...view, session };
}

/** Finds a sentence that contains elements. */
const findSentence = (sentence: string) =>
  screen.findByText(
    (_text, element) => element?.tagName === 'P' && element.textContent === sentence,
  );

const email = () => screen.getByLabelText('E-mail');
const password = () => screen.getByLabelText('Senha');

async function submitLogin(user: ReturnType<typeof render>['user']) {
  await user.type(email(), 'ana@guiadailha.test');
  await user.type(password(), 'ilha1234{Enter}');
}

test('the login supports password managers and can show the password', async () => {
  const { user } = render(LoginScreen);
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
  expect(password()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Ocultar senha' }));
  expect(password()).toHaveAttribute('type', 'password');
});

test('the login shows errors for missing values and sends nothing', async () => {
  const { user, session } = render(LoginScreen);
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(email()).toHaveFocus();
  expect(email()).toHaveAccessibleDescription('Informe seu e-mail.');
  expect(password()).toHaveAccessibleDescription('Informe sua senha.');
  expect(session.signIn).not.toHaveBeenCalled();
});

test('a double submit signs in once and the button shows that it is busy', async () => {
  const { user, session } = render(LoginScreen);
  session.signIn.mockReturnValue(new Promise(() => undefined));
  await submitLogin(user);
  await user.click(screen.getByRole('button', { name: 'Entrando...' }));
  expect(session.signIn).toHaveBeenCalledExactlyOnceWith('ana@guiadailha.test', 'ilha1234');
});

test.each([
  ['not-found', 'Usuário não encontrado. Verifique seu email.'],
  ['wrong-password', 'Senha incorreta. Tente novamente.'],
  ['unauthenticated', 'Credenciais inválidas. Verifique seu email e senha.'],
  ['too-many-requests', 'Muitas tentativas. Tente novamente em alguns minutos.'],
  ['account-inactive', 'Sua conta está inativa. Entre em contato com o administrador.'],
  ['unavailable', 'Erro ao fazer login. Tente novamente.'],
] as const)('a login refused with %s shows: %s', async (code, sentence) => {
  const { user, session } = render(LoginScreen);
  session.signIn.mockRejectedValue(new AppError(code));
  await submitLogin(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('button', { name: 'Entrar' })).toBeEnabled();
});

test.each([
  [{ from: '/search?q=bar' }, '/search?q=bar'],
  [{ from: '//evil.test' }, '/'],
  [{ from: 7 }, '/'],
  [null, '/'],
])('a signed-in user with the state %j is redirected to %s', (state, target) => {
  const { session, address } = render(LoginScreen, state);
  act(() => {
    session.become(signedIn);
  });
  expect(address()).toBe(target);
});

test.each([
  ['the login', LoginScreen],
  ['a new account', RegisterScreen],
])('%s marks the page that it redirects to', (_way, Screen) => {
  const onLocationState = vi.fn<(state: unknown) => void>();
  function LocationStateProbe() {
    const location = useLocation();
    if (location.pathname === '/subscription') onLocationState(location.state);
    return null;
  }
  const from = '/subscription#assinar-mensal';
  const { session } = render(
    () => (
      <>
        <Screen />
        <LocationStateProbe />
      </>
    ),
    { from, action: 'subscribe' },
  );
  act(() => {
    session.become(signedIn);
  });
  expect(onLocationState).toHaveBeenCalledWith(redirectedByLoginState);
});

describe('the reason to sign in', () => {
  const from = '/places/bares/p1-bar-do-ze#reservar';

  test.each([
    ['reserve', 'Entre para reservar em Bar do Zé.'],
    ['review', 'Entre para avaliar Bar do Zé.'],
    ['claim', 'Entre para pedir a gestão de Bar do Zé.'],
  ])('names the place of the action %s, with its image', async (action, sentence) => {
    const { container } = render(LoginScreen, { from, action });
    expect(await findSentence(sentence)).toBeVisible();
    expect(getPlace).toHaveBeenCalledExactlyOnceWith('p1');
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    const isReservation = action === 'reserve';
    expect(screen.queryAllByText(/^Depois você escolhe/)).toHaveLength(isReservation ? 1 : 0);
  });

  test('names the place that is to be saved, on the registration too', async () => {
    render(RegisterScreen, { from: '/', save: { placeId: 'p1' } });
    expect(
      await findSentence('Crie sua conta para salvar Bar do Zé nos seus favoritos.'),
    ).toBeVisible();
  });

  test('has no name if the place cannot be loaded', async () => {
    vi.mocked(getPlace).mockRejectedValue(new AppError('not-found'));
    render(LoginScreen, { from, action: 'reserve' });
    expect(await findSentence('Entre para reservar neste lugar.')).toBeVisible();
  });

  test.each([
    ['an unknown action', { from, action: 'Ganhe um prêmio' }],
    ['no action', { from }],
  ])('is the usual sentence for %s, and nothing is read', (_case, state) => {
    const { client } = render(LoginScreen, state);
    expect(client.getQueryCache().findAll({ queryKey: ['places'] })).toEqual([]);
    expect(screen.getByText('Acesse seus lugares salvos no Guia da Ilha.')).toBeVisible();
    expect(getPlace).not.toHaveBeenCalled();
  });

  test('is the payment for a subscriber', () => {
    render(LoginScreen, { from: '/subscription#assinar-mensal', action: 'subscribe' });
    expect(screen.getByText('Entre e siga para o pagamento.')).toBeVisible();
  });
});

test('an interrupted save of a place is completed after the login', async () => {
  const { session } = render(LoginScreen, { from: '/', save: { placeId: 'abc' } });
  act(() => {
    session.become(signedIn);
  });
  expect(await screen.findByText('Lugar salvo nos seus favoritos')).toBeVisible();
  expect(addFavorite).toHaveBeenCalledExactlyOnceWith('ana', 'abc');
});

test('an interrupted save of an event is completed after the login', async () => {
  const { session } = render(LoginScreen, { from: '/', save: { eventId: 'abc' } });
  expect(screen.getByText('Entre para salvar este evento nos seus favoritos.')).toBeVisible();
  act(() => {
    session.become(signedIn);
  });
  expect(await screen.findByText('Evento salvo nos seus favoritos')).toBeVisible();
  expect(saveEvent).toHaveBeenCalledExactlyOnceWith('ana', 'abc');
});

test('an interrupted helpful mark is completed after the login', async () => {
  const save = { reviewId: 'p1_bia', placeId: 'p1' };
  const { session } = render(LoginScreen, { from: '/', save });
  expect(screen.getByText('Entre para marcar esta avaliação como útil.')).toBeVisible();
  act(() => {
    session.become(signedIn);
  });
  expect(await screen.findByText('Avaliação marcada como útil')).toBeVisible();
  expect(setHelpful).toHaveBeenCalledExactlyOnceWith('ana', 'p1_bia', true);
});

test('an interrupted helpful mark on an own review shows an error after the login', async () => {
  vi.mocked(setHelpful).mockRejectedValueOnce(new AppError('invalid-input'));
  const save = { reviewId: 'p1_ana', placeId: 'p1' };
  const { session } = render(LoginScreen, { from: '/', save });
  act(() => {
    session.become(signedIn);
  });
  expect(await screen.findByText('Esta avaliação é sua.')).toBeVisible();
  expect(screen.queryByText('Avaliação marcada como útil')).toBeNull();
});

test('a failed password reset shows an error and can be repeated', async () => {
  vi.mocked(sendPasswordReset).mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = render(LoginScreen);
  await user.type(email(), 'ana@guiadailha.test');
  await user.click(screen.getByRole('button', { name: 'Esqueci minha senha' }));
  expect(screen.getByLabelText('E-mail da conta')).toHaveValue('ana@guiadailha.test');
  await user.click(screen.getByRole('button', { name: 'Enviar link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível enviar o link');
  await user.click(screen.getByRole('button', { name: 'Enviar link' }));
  expect(await screen.findByText(/Se houver uma conta com este e-mail/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Entendi' })).toHaveFocus();
});

test('the reset dialog cannot be closed while the link is being sent, and then shows the result', async () => {
  let fail: (error: AppError) => void = () => undefined;
  vi.mocked(sendPasswordReset).mockReturnValueOnce(
    new Promise((_resolve, reject) => {
      fail = reject;
    }),
  );
  const { user } = render(LoginScreen);
  await user.type(email(), 'ana@guiadailha.test');
  await user.click(screen.getByRole('button', { name: 'Esqueci minha senha' }));
  await user.click(screen.getByRole('button', { name: 'Enviar link' }));
  await screen.findByRole('button', { name: 'Enviando...' });
  tryToClose();
  fail(new AppError('unavailable'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível enviar o link');
  tryToClose();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

async function fillRegisterForm(
  user: ReturnType<typeof render>['user'],
  { name = 'Ana Souza', secret = 'ilha1234', again = '' } = {},
) {
  await user.type(screen.getByLabelText('Nome completo'), name);
  await user.type(email(), 'ana@guiadailha.test');
  await user.type(password(), secret);
  await user.type(screen.getByLabelText('Confirmar senha'), again || secret);
  await user.click(screen.getByRole('button', { name: 'Criar Conta' }));
}

test.each([
  [{ secret: 'curta' }, 'A senha deve ter pelo menos 6 caracteres.'],
  [{ again: 'outra123' }, 'As senhas não coincidem.'],
  [{ name: ' \u202e ' }, 'Informe seu nome completo.'],
])('a registration with %j is not sent: %s', async (values, sentence) => {
  const { user, session } = render(RegisterScreen);
  await fillRegisterForm(user, values);
  expect(screen.getByText(sentence)).toBeVisible();
  expect(session.register).not.toHaveBeenCalled();
});

test('a registration sends a cleaned name, shows a greeting and redirects to the home page', async () => {
  const { user, session, address } = render(RegisterScreen, { from: '/search?q=bar' });
  session.register.mockImplementation(() => {
    act(() => {
      session.become(signedIn);
    });
    return Promise.resolve(signedIn.user);
  });
  await fillRegisterForm(user, { name: '  Ana   Souza ' });
  expect(session.register).toHaveBeenCalledExactlyOnceWith({
    displayName: 'Ana Souza',
    email: 'ana@guiadailha.test',
    password: 'ilha1234',
  });
  expect(
    await screen.findByText('Conta criada com sucesso! Bem-vindo ao Guia da Ilha!'),
  ).toBeVisible();
  await vi.waitFor(() => {
    expect(address()).toBe('/');
  });
});

test('a registration for a reservation returns to the place', async () => {
  const from = '/places/bares/p1-bar-do-ze#reservar';
  const { user, session, address } = render(RegisterScreen, { from, action: 'reserve' });
  session.register.mockImplementation(() => {
    act(() => {
      session.become(signedIn);
    });
    return Promise.resolve(signedIn.user);
  });
  await fillRegisterForm(user);
  await vi.waitFor(() => {
    expect(address()).toBe('/places/bares/p1-bar-do-ze');
  });
});

test.each([
  ['conflict', 'Este email já está em uso. Tente fazer login.'],
  ['weak-password', 'A senha é muito fraca. Use pelo menos 6 caracteres.'],
  ['invalid-email', 'Email inválido. Verifique o formato.'],
  ['unavailable', 'Erro ao criar conta. Tente novamente.'],
] as const)('a registration refused with %s shows: %s', async (code, sentence) => {
  const { user, session } = render(RegisterScreen);
  session.register.mockRejectedValue(new AppError(code));
  await fillRegisterForm(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

test('the approval note is shown only if the settings require approval', async () => {
  const note = 'Seu acesso será revisado pelo administrador';
  const { unmount } = render(RegisterScreen);
  await vi.waitFor(() => {
    expect(getPublicSettings).toHaveBeenCalled();
  });
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  unmount();
  vi.mocked(getPublicSettings).mockResolvedValue({ ...settings, requireApproval: true });
  render(RegisterScreen);
  expect(await screen.findByText(note)).toBeVisible();
});

describe('Google', () => {
  const google = (name: string) => screen.getByRole('button', { name });

  test('the login starts Google within the tap and passes the state to restore after a redirect', async () => {
    const state = { from: '/search?q=bar', save: { placeId: 'abc' }, isBelow: true };
    const { user, session } = render(LoginScreen, state);
    session.signInWithGoogle.mockReturnValue(new Promise(() => undefined));
    await user.click(google('Entrar com Google'));
    await user.click(google('Entrando...'));
    expect(session.signInWithGoogle).toHaveBeenCalledExactlyOnceWith('login', {
      kept: { from: '/search?q=bar', save: { placeId: 'abc' } },
    });
  });

  test.each([
    ['not-registered', 'Usuário não cadastrado. Crie uma conta para acessar o sistema.'],
    ['conflict', 'Este email já está associado a outra conta.'],
    ['cancelled', 'Login cancelado. Tente novamente.'],
    ['account-inactive', 'Sua conta está inativa. Entre em contato com o administrador.'],
  ] as const)('the login shows the error %s: %s', async (code, sentence) => {
    const { user, session } = render(LoginScreen);
    session.signInWithGoogle.mockRejectedValue(new AppError(code));
    await user.click(google('Entrar com Google'));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  test('the registration shows an error if it is cancelled', async () => {
    const { user, session } = render(RegisterScreen);
    session.signInWithGoogle.mockRejectedValue(new AppError('cancelled'));
    await user.click(google('Criar conta com Google'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Registro cancelado. Tente novamente.',
    );
  });

  test.each([
    [true, '/', 1],
    [false, '/search?q=bar', 0],
  ])(
    'the registration greets only a new user (%s) and redirects to %s',
    async (isNewUser, target, greetings) => {
      const { user, session, address } = render(RegisterScreen, { from: '/search?q=bar' });
      session.signInWithGoogle.mockImplementation(() => {
        act(() => {
          session.become(signedIn);
        });
        return Promise.resolve({ user: signedIn.user, isNewUser });
      });
      await user.click(google('Criar conta com Google'));
      await vi.waitFor(() => {
        expect(address()).toBe(target);
      });
      expect(screen.queryAllByText(/Conta criada com sucesso/)).toHaveLength(greetings);
    },
  );

  test('returning from the redirect signs in and restores the previous page', async () => {
    sessionStorage.setItem(
      'guia:google-redirect',
      JSON.stringify({ kept: { from: '/search?q=bar', isBelow: 'x' } }),
    );
    const session = fakeSession(visitorState);
    session.finishGoogleSignIn.mockImplementation(() => {
      act(() => {
        session.become(signedIn);
      });
      return Promise.resolve({ user: signedIn.user, isNewUser: false });
    });
    const { address } = renderScreen(<LoginScreen />, { session, at: '/login' });
    await vi.waitFor(() => {
      expect(address()).toBe('/search?q=bar');
    });
    expect(session.finishGoogleSignIn).toHaveBeenCalledExactlyOnceWith('login');
  });
});
