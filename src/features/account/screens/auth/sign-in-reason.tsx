import { useLocation } from 'react-router-dom';
import type { LoginState } from '#features/account/components/login-state.ts';
import type { LoginPurpose } from '#features/account/model/login-purpose.ts';
import * as texts from '#features/account/sign-in-texts.ts';
import { placeIdFromParam } from '#features/places/model/place-link.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { readLoginState } from './use-redirect-after-sign-in.ts';

/** Classes of the image of a place or event, which is as wide as its column on wide screens. */
const imageClasses = 'size-20 shrink-0 rounded-control lg:aspect-[16/10] lg:size-auto';

const NamedReason = lazyPart(
  texts.loadingReason,
  async () => (await import('./named-reason.tsx')).NamedReason,
  { skeleton: <Skeleton className={`mt-3 mb-6 ${imageClasses}`} /> },
);

const PlainReason = lazyPart(
  texts.loadingReason,
  async () => (await import('./named-reason.tsx')).PlainReason,
  { skeleton: <Skeleton className="mt-1 mb-6 h-6 w-2/3" /> },
);

interface SignInReasonProps {
  screen: 'login' | 'register';
  /** The sentence for a user who comes without an interrupted action. */
  otherwise: string;
}

/**
 * Renders why the user should sign in: what for, and where. The text is never read from the address: the purpose comes
 * from a closed list, the name from the record.
 */
export function SignInReason({ screen, otherwise }: SignInReasonProps) {
  const { purpose, subject, hasImage } = useSignInPurpose();
  if (!purpose) return <p className="mt-1 mb-6 text-ink-muted">{otherwise}</p>;
  return hasImage ? (
    <NamedReason screen={screen} purpose={purpose} {...subject} imageClasses={imageClasses} />
  ) : (
    <PlainReason screen={screen} purpose={purpose} />
  );
}

/** Returns what the user signs in for, and whether that is a place or event, which has an image. */
export function useSignInPurpose() {
  const state = readLoginState(useLocation().state);
  const purpose = purposeOf(state);
  const subject = subjectOf(state);
  return { purpose, subject, hasImage: Boolean(purpose && (subject.placeId || subject.eventId)) };
}

function purposeOf({ save, action }: LoginState): LoginPurpose | undefined {
  if (!save) return action;
  if ('reviewId' in save) return 'mark-helpful';
  return 'eventId' in save ? 'save-event' : 'save-place';
}

/** Returns the id of the place or event of the interrupted action; both are '' without one. */
function subjectOf({ save, from = '' }: LoginState): { placeId: string; eventId: string } {
  if (save) {
    return {
      placeId: 'placeId' in save ? save.placeId : '',
      eventId: 'eventId' in save ? save.eventId : '',
    };
  }
  const [path = ''] = from.split(/[?#]/);
  const [, area, first = '', second = ''] = path.split('/');
  return {
    placeId: area === 'places' ? placeIdFromParam(second) : '',
    eventId: area === 'agenda' ? placeIdFromParam(first) : '',
  };
}
