import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { firestore } from '#platform/firestore/connection.ts';
import type { AppErrorCode } from '#shared/app-error.ts';

const health = vi.hoisted(() => ({ checkHealth: vi.fn() }));
vi.mock('#platform/health/health.ts', () => health);
vi.mock('#platform/firestore/connection.ts', () => ({ firestore: vi.fn() }));

/** Returns an error of the class that the freshly loaded modules use. */
async function anError(code: AppErrorCode) {
  const { AppError } = await import('#shared/app-error.ts');
  return new AppError(code);
}

/** Loads fresh modules: the start runs once per page, and each test needs its own. */
async function renderStartup() {
  const { Startup } = await import('./startup.tsx');
  // The modules are reloaded in every test, including the context.
  const { FailureTextContext } = await import('#ui/failure-text.ts');
  const { failureText } = await import('#shared/error-sentences.ts');
  render(
    <FailureTextContext value={failureText}>
      <Startup>Primeira tela</Startup>
    </FailureTextContext>,
  );
}

beforeEach(() => {
  vi.resetModules();
  vi.mocked(firestore).mockReset();
  health.checkHealth.mockReset().mockResolvedValue({ auth: { ok: true }, firestore: { ok: true } });
});

test('the start-up message is shown until the start completes', async () => {
  let connect: () => void = () => undefined;
  vi.mocked(firestore).mockReturnValue(
    new Promise((resolve) => {
      connect = () => {
        resolve({} as Awaited<ReturnType<typeof firestore>>);
      };
    }),
  );
  await renderStartup();
  expect(screen.getByRole('status')).toHaveTextContent('Inicializando Guia da Ilha...');
  connect();
  expect(await screen.findByText('Primeira tela')).toBeVisible();
  expect(health.checkHealth).not.toHaveBeenCalled();
});

test('a failed start names the unavailable service, and a retry starts the app', async () => {
  vi.mocked(firestore).mockRejectedValueOnce(await anError('unavailable'));
  health.checkHealth.mockResolvedValue({
    auth: { ok: true },
    firestore: { ok: false, code: 'unavailable', message: 'no answer' },
  });
  await renderStartup();
  expect(await screen.findByRole('alert')).toHaveTextContent('O guia não está respondendo agora');
  expect(await screen.findByText('respondendo')).toBeVisible();
  expect(screen.getByText('sem resposta')).toBeVisible();

  vi.mocked(firestore).mockResolvedValue({} as Awaited<ReturnType<typeof firestore>>);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Primeira tela')).toBeVisible();
});

test('a page from the service worker shows its screen although Firestore cannot be loaded', async () => {
  vi.mocked(firestore).mockRejectedValue(await anError('unavailable'));
  document.documentElement.dataset['kept'] = '';
  try {
    await renderStartup();
    expect(screen.getByText('Primeira tela')).toBeVisible();
  } finally {
    delete document.documentElement.dataset['kept'];
  }
});

test('a missing configuration variable is named', async () => {
  const missing = { ok: false, code: 'not-initialized', message: 'Missing configuration: X' };
  vi.mocked(firestore).mockRejectedValue(await anError('not-initialized'));
  health.checkHealth.mockResolvedValue({ auth: missing, firestore: missing });
  await renderStartup();
  expect(await screen.findAllByText('não configurado (Missing configuration: X)')).toHaveLength(2);
});
