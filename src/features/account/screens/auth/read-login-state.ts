import type { LoginState } from '#features/account/components/login-state.ts';

/** Parses the history state of the login page. The state is not trusted, so only valid fields are returned. */
export function readLoginState(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {};
  const { from, save, isSubscribing, isBelow } = state as Record<string, unknown>;
  const saveRequest = readSaveRequest(save);
  return {
    ...(typeof from === 'string' && { from }),
    ...(saveRequest && { save: saveRequest }),
    ...(isSubscribing === true && { isSubscribing }),
    ...(isBelow === true && { isBelow }),
  };
}

function readSaveRequest(save: unknown): LoginState['save'] {
  if (typeof save !== 'object' || save === null) return undefined;
  const { placeId, eventId, reviewId } = save as Record<string, unknown>;
  if (typeof placeId === 'string') {
    return typeof reviewId === 'string' ? { reviewId, placeId } : { placeId };
  }
  return typeof eventId === 'string' ? { eventId } : undefined;
}
