import { useQuery } from '@tanstack/react-query';
import { matchPath, parsePath, useLocation } from 'react-router-dom';
import type { LoginState } from '#features/account/components/login-state.ts';
import type { LoginPurpose } from '#features/account/model/login-purpose.ts';
import * as texts from '#features/account/sign-in-texts.ts';
import { eventQuery } from '#features/events/data/event-queries.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import { placeQuery } from '#features/places/data/place-queries.ts';
import { placeIdFromParam } from '#features/places/model/place-link.ts';
import { findHighlightImage } from '#features/pictures/model/place-image.ts';
import { RichText } from '#ui/rich-text.tsx';
import { readLoginState } from './use-redirect-after-sign-in.ts';

interface SignInReasonProps {
  screen: 'login' | 'register';
  /** The sentence for a user who comes without an interrupted action. */
  otherwise: string;
}

/**
 * Renders why the user should sign in: what for, and where, with the image of the place or event. The text is never
 * read from the address: the purpose comes from a closed list, the name from the record.
 */
export function SignInReason({ screen, otherwise }: SignInReasonProps) {
  const state = readLoginState(useLocation().state);
  const purpose = purposeOf(state);
  const subject = subjectOf(state);
  const place = useQuery({ ...placeQuery(subject.placeId), enabled: subject.placeId !== '' }).data;
  const event = useQuery({ ...eventQuery(subject.eventId), enabled: subject.eventId !== '' }).data;
  const loaded = event
    ? { name: event.event.title, image: event.event.images[0] ?? event.place.cover }
    : place && {
        name: place.title,
        image: findHighlightImage(place.images, place.highlightImageIndex),
      };
  const sentence = purpose ? texts.signInReason(screen, purpose, loaded !== undefined) : otherwise;
  const text = (
    <RichText
      text={sentence}
      parts={{ name: () => <strong className="text-ink">{loaded?.name}</strong> }}
    />
  );
  if (!purpose || (subject.placeId === '' && subject.eventId === '')) {
    return <p className="mt-1 mb-6 text-ink-muted">{text}</p>;
  }
  return (
    // The image has the height of three lines, so that nothing moves when the name arrives.
    <div className="mt-3 mb-6 flex items-center gap-4">
      <PlacePicture
        image={loaded?.image ?? null}
        alt=""
        sizes="80px"
        className="size-20 shrink-0 rounded-control"
      />
      <p className="line-clamp-3 min-w-0 wrap-anywhere text-ink-muted">{text}</p>
    </div>
  );
}

function purposeOf({ save, action }: LoginState): LoginPurpose | undefined {
  if (!save) return action;
  if ('reviewId' in save) return 'mark-helpful';
  return 'eventId' in save ? 'save-event' : 'save-place';
}

/** Returns the ids of the place or event of the interrupted action; '' without one. */
function subjectOf({ save, action, from = '' }: LoginState): { placeId: string; eventId: string } {
  if (save) {
    return {
      placeId: 'placeId' in save ? save.placeId : '',
      eventId: 'eventId' in save ? save.eventId : '',
    };
  }
  const pathname = (action && parsePath(from).pathname) ?? '';
  const { placeId = '' } = matchPath('/places/:categorySlug/:placeId', pathname)?.params ?? {};
  const { eventId = '' } = matchPath('/agenda/:eventId', pathname)?.params ?? {};
  return { placeId: placeIdFromParam(placeId), eventId: placeIdFromParam(eventId) };
}
