import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SessionState } from '#features/account/data/session/session-state.ts';
import { aUser, fakeSession, signedInState, visitorState } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { AccountLink } from './account-link.tsx';

function renderLink(state: SessionState) {
  renderScreen(<AccountLink />, { session: fakeSession(state), at: '/search?q=bar' });
}

test('a visitor sees the login link', () => {
  renderLink(visitorState);
  expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
});

test.each<[string, SessionState]>([
  ['while Auth loads', { status: 'loading', hint: { name: 'Ana', photoURL: '', role: 'member' } }],
  ['signed in', signedInState(aUser({ displayName: 'Ana' }))],
])("%s the profile link shows the user's name", (_when, state) => {
  renderLink(state);
  expect(screen.getByRole('link', { name: 'Minha conta: Ana' })).toHaveAttribute(
    'href',
    '/profile',
  );
});
