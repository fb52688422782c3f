import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseAccount, exportPersonalData } from '#features/account/data/account-store.ts';
import { outbox } from '#platform/offline/device-outbox.ts';
import { AppError } from '#shared/app-error.ts';
import type { PendingChange } from '#shared/pending-change.ts';
import { fakeSession, signedInState } from '#support/test-session.ts';
import { saveFile } from '#ui/save-file.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { PrivacySection } from './privacy-section.tsx';

vi.mock('#features/account/data/account-store.ts');
vi.mock('#ui/save-file.ts');
vi.mock('#platform/offline/device-outbox.ts', () => ({
  outbox: { pendingChanges: vi.fn(), sendPending: vi.fn() },
}));
vi.mock('#features/account/components/reauthentication-dialog.tsx', () => ({
  ReauthenticationDialog: ({ onConfirmed }: { onConfirmed: () => void }) => (
    <button onClick={onConfirmed}>Sou eu</button>
  ),
}));

const waitingMark: PendingChange = {
  ...{ kind: 'favorite', target: 'a', saved: true, uid: 'ana', id: 'favorite:a' },
  ...{ version: 'v', order: 1, madeAt: 0, problem: null },
};

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(outbox.pendingChanges).mockReturnValue([]);
  localStorage.clear();
});

function renderPrivacySection() {
  const session = fakeSession(signedInState());
  const view = renderScreen(<PrivacySection />, { session, at: '/settings' });
  return { session, ...view };
}

async function confirmWith(
  user: ReturnType<typeof renderPrivacySection>['user'],
  word: string,
): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Excluir minha conta' }));
  await user.type(await screen.findByLabelText('Para confirmar, digite EXCLUIR'), word);
  await user.click(screen.getByRole('button', { name: 'Excluir definitivamente' }));
}

describe('exporting own data', () => {
  it('saves a file and shows its name', async () => {
    const file = { filename: 'meus-dados.json', content: new Blob(['{}']) };
    vi.mocked(exportPersonalData).mockResolvedValue(file);
    const { user } = renderPrivacySection();
    await user.click(screen.getByRole('button', { name: 'Baixar meus dados' }));
    expect(await screen.findByText('meus-dados.json')).toBeInTheDocument();
    expect(vi.mocked(saveFile).mock.calls[0]?.[0]).toBe(file);
  });

  it('sends pending changes first and reports those that remain', async () => {
    vi.mocked(exportPersonalData).mockResolvedValue({ filename: 'a.json', content: new Blob() });
    vi.mocked(outbox.pendingChanges).mockReturnValue([
      waitingMark,
      { ...waitingMark, id: 'favorite:b' },
    ]);
    vi.mocked(outbox.sendPending).mockImplementation(() => {
      expect(exportPersonalData).not.toHaveBeenCalled();
      vi.mocked(outbox.pendingChanges).mockReturnValue([waitingMark]);
      return Promise.resolve();
    });
    const { user } = renderPrivacySection();
    await user.click(screen.getByRole('button', { name: 'Baixar meus dados' }));
    expect(
      await screen.findByText(/1 alteração que ainda não foi enviada não está nele\./),
    ).toBeVisible();
    expect(outbox.sendPending).toHaveBeenCalledExactlyOnceWith('ana');
  });

  it('reports a failure and can be retried', async () => {
    vi.mocked(exportPersonalData).mockRejectedValueOnce(new AppError('too-many-requests'));
    const { user } = renderPrivacySection();
    await user.click(screen.getByRole('button', { name: 'Baixar meus dados' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Você já baixou seus dados há pouco. Tente novamente em uma hora.',
    );
    vi.mocked(exportPersonalData).mockResolvedValue({ filename: 'a.json', content: new Blob() });
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('a.json')).toBeInTheDocument();
  });
});

describe('erasing the own account', () => {
  it('requires the confirmation word', async () => {
    const { user } = renderPrivacySection();
    await confirmWith(user, 'sim');
    expect(screen.getByText('Digite EXCLUIR para confirmar.')).toBeInTheDocument();
    expect(screen.getByLabelText('Para confirmar, digite EXCLUIR')).toHaveFocus();
    expect(eraseAccount).not.toHaveBeenCalled();
  });

  it('signs out, opens the home page and clears the device', async () => {
    vi.mocked(eraseAccount).mockResolvedValue(true);
    localStorage.setItem('guia:recent:ana', '[]');
    const { user, session, address } = renderPrivacySection();
    await confirmWith(user, 'excluir');
    expect(await screen.findByText(/Sua conta foi excluída\./)).toBeInTheDocument();
    expect(session.signOut).toHaveBeenCalledOnce();
    await waitFor(() => {
      expect(address()).toBe('/');
    });
    expect(localStorage.getItem('guia:recent:ana')).toBeNull();
  });

  it('says that the data is still being erased if the server continues', async () => {
    vi.mocked(eraseAccount).mockResolvedValue(false);
    const { user, session } = renderPrivacySection();
    await confirmWith(user, 'excluir');
    expect(await screen.findByText(/Seus dados estão sendo apagados/)).toBeInTheDocument();
    expect(session.signOut).toHaveBeenCalledOnce();
  });

  it('continues automatically after the reauthentication', async () => {
    vi.mocked(eraseAccount).mockRejectedValueOnce(new AppError('requires-recent-login'));
    const { user, session } = renderPrivacySection();
    await confirmWith(user, 'EXCLUIR');
    await user.click(await screen.findByRole('button', { name: 'Sou eu' }));
    await waitFor(() => {
      expect(session.signOut).toHaveBeenCalledOnce();
    });
    expect(vi.mocked(eraseAccount).mock.calls).toEqual([
      [{ confirmation: 'EXCLUIR' }],
      [{ confirmation: 'EXCLUIR' }],
    ]);
  });

  it('shows the reason of a refusal, keeps the typed word and can be retried', async () => {
    vi.mocked(eraseAccount).mockRejectedValueOnce(new AppError('last-super-admin'));
    const { user, session, address } = renderPrivacySection();
    await confirmWith(user, 'EXCLUIR');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Você é a única pessoa que administra o guia.',
    );
    expect(screen.getByLabelText('Para confirmar, digite EXCLUIR')).toHaveValue('EXCLUIR');
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeEnabled();
    expect(session.signOut).not.toHaveBeenCalled();
    expect(address()).toBe('/settings');
  });

  it('sends one request for two clicks', async () => {
    vi.mocked(eraseAccount).mockReturnValue(new Promise(() => undefined));
    const { user } = renderPrivacySection();
    await confirmWith(user, 'EXCLUIR');
    await user.click(screen.getByRole('button', { name: 'Excluindo sua conta...' }));
    expect(eraseAccount).toHaveBeenCalledOnce();
  });
});
