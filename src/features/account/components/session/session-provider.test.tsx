import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import { fakeSession, signedInState, visitorState } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { SessionProvider } from './session-provider.tsx';

test('what Firestore refused before Auth was loaded is read again for the signed-in user', async () => {
  const readPlace = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new AppError('not-found'))
    .mockResolvedValue('Clube Subsolo');
  const readCategory = vi.fn(() => Promise.resolve('Baladas'));
  function Page() {
    const place = useQuery({ queryKey: ['place'], queryFn: readPlace });
    const category = useQuery({ queryKey: ['category'], queryFn: readCategory });
    return <p>{place.error ? 'Local não encontrado' : [place.data, category.data].join(' ')}</p>;
  }
  const session = fakeSession(visitorState);
  renderScreen(
    <SessionProvider session={session}>
      <Page />
    </SessionProvider>,
  );
  expect(await screen.findByText('Local não encontrado')).toBeVisible();
  act(() => {
    session.become(signedInState());
  });
  expect(await screen.findByText('Clube Subsolo Baladas')).toBeVisible();
  expect(readCategory).toHaveBeenCalledOnce();
});
