import { describe, expect, it, vi } from 'vitest';
import { createLazySession } from './lazy-session.ts';
import { fakeSession, memoryHint, signedInState, visitorState } from '#support/test-session.ts';

const hint = { name: 'Ana Souza', photoURL: '', role: 'member' as const };
const signedIn = signedInState();

describe('a lazy-loaded session', () => {
  it('loads nothing for a visitor or for a hint alone', () => {
    const load = vi.fn(() => Promise.resolve(fakeSession(visitorState)));
    expect(createLazySession(memoryHint(), load).state()).toMatchObject({ status: 'signed-out' });
    expect(createLazySession(memoryHint(hint), load).state()).toEqual({ status: 'loading', hint });
    expect(load).not.toHaveBeenCalled();
  });

  it('follows the loaded session', async () => {
    const innerSession = fakeSession(visitorState);
    const session = createLazySession(memoryHint(), () => Promise.resolve(innerSession));
    const onChange = vi.fn();
    session.subscribe(onChange);
    session.start();
    await vi.waitFor(() => {
      expect(innerSession.start).toHaveBeenCalled();
    });
    innerSession.become(signedIn);
    expect(session.state()).toEqual(signedIn);
    expect(onChange).toHaveBeenCalled();
  });

  it('reports a failed load and retries on request', async () => {
    const load = vi
      .fn(() => Promise.resolve(fakeSession(signedIn)))
      .mockRejectedValueOnce(new TypeError('offline'));
    const session = createLazySession(memoryHint(hint), load);
    expect(await session.whenSettled()).toMatchObject({ status: 'failed', hint });
    session.start();
    expect(session.state()).toMatchObject({ status: 'loading' });
    expect(await session.whenSettled()).toEqual(signedIn);
  });

  it('starts when another tab signs a user in', async () => {
    const hints = memoryHint();
    const load = vi.fn(() => Promise.resolve(fakeSession(visitorState)));
    createLazySession(hints, load);
    hints.tell(null);
    expect(load).not.toHaveBeenCalled();
    hints.tell(hint);
    await vi.waitFor(() => {
      expect(load).toHaveBeenCalledOnce();
    });
  });
});
