import { useQuery } from '@tanstack/react-query';
import type { LoginPurpose } from '#features/account/model/login-purpose.ts';
import { afterSignIn, signInReason } from '#features/account/sign-in-reason-texts.ts';
import { eventQuery } from '#features/events/data/event-queries.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import { findHighlightImage } from '#features/pictures/model/place-image.ts';
import { placeQuery } from '#features/places/data/place-queries.ts';
import { shownText } from '#shared/translations.ts';
import { RichText } from '#ui/rich-text.tsx';

interface ReasonProps {
  screen: 'login' | 'register';
  purpose: LoginPurpose;
}

/** Renders what to sign in for, if that is no place or event. */
export function PlainReason({ screen, purpose }: ReasonProps) {
  return <p className="mt-1 mb-6 text-ink-muted">{signInReason(screen, purpose, false)}</p>;
}

interface NamedReasonProps extends ReasonProps {
  /** '' for an event. */
  placeId: string;
  /** '' for a place. */
  eventId: string;
  imageClasses: string;
}

/** Renders what to sign in for with the name and the image of the place or event. */
export function NamedReason(props: NamedReasonProps) {
  const { screen, purpose, placeId, eventId, imageClasses } = props;
  const place = useQuery({ ...placeQuery(placeId), enabled: placeId !== '' }).data;
  const event = useQuery({ ...eventQuery(eventId), enabled: eventId !== '' }).data;
  const loaded = event
    ? {
        name: shownText(event.event, 'title').text,
        image: event.event.images[0] ?? event.place.cover,
      }
    : place && {
        name: place.title,
        image: findHighlightImage(place.images, place.highlightImageIndex),
      };
  return (
    // The image has the height of three lines, so that nothing moves when the name arrives.
    <div className="mt-3 mb-6 flex items-center gap-4 lg:block">
      <PlacePicture
        image={loaded?.image ?? null}
        alt=""
        sizes="(min-width: 64rem) 31rem, 80px"
        className={imageClasses}
      />
      <p className="line-clamp-3 min-w-0 wrap-anywhere text-ink-muted lg:mt-3">
        <RichText
          text={signInReason(screen, purpose, loaded !== undefined)}
          parts={{ name: () => <strong className="text-ink">{loaded?.name}</strong> }}
        />
      </p>
      {afterSignIn[purpose] && (
        <p className="hidden text-ink-muted lg:block">{afterSignIn[purpose]}</p>
      )}
    </div>
  );
}
