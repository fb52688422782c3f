import { ArrowLeft, Share2 } from 'lucide-react';
import { brand } from '#domain/brand.ts';
import type { Category } from '#domain/category.ts';
import { categoryLink, placeLink } from '#domain/place-link.ts';
import type { Place } from '#domain/place.ts';
import { useNow } from '#components/clock/use-now.ts';
import { FavoriteButton } from '#components/favorite-button/favorite-button.tsx';
import { lazyPart } from '#components/lazy-part/lazy-part.tsx';
import { useMediaQuery, wideScreen } from '#components/media-query/use-media-query.ts';
import { ShareButton } from '#components/share/share-button.tsx';
import { AboutSection } from './about-section.tsx';
import { AmenitiesSection } from './amenities-section.tsx';
import { BackLink } from './back-link.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { ContactSection } from './contact-section.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { HoursSection } from './hours/hours-section.tsx';
import { PlaceOffersSection } from './offers/place-offers-section.tsx';
import { PlaceHeading } from './place-heading.tsx';
import { QuickActions } from './quick-actions.tsx';
import { ReserveBar } from './reserve/reserve-bar.tsx';
import { ReserveCard } from './reserve/reserve-card.tsx';
import { reviewsAnchor } from './reviews/reviews-anchor.ts';
import { Section } from './section.tsx';
import { useMetaDescription } from './use-meta-description.ts';

interface PlacePageProps {
  place: Place;
  /** Undefined while it loads, null when it is unknown. */
  category: Category | null | undefined;
}

const overPhoto =
  'grid size-11 place-content-center rounded-full bg-photo-veil text-on-photo shadow-float';

const PlaceReviews = lazyPart(
  'place-reviews',
  'Carregando avaliações...',
  async () => (await import('./reviews/place-reviews.tsx')).PlaceReviews,
);

const LocationSection = lazyPart(
  'place-location',
  'Carregando localização...',
  async () => (await import('./location-section.tsx')).LocationSection,
);

/** Everything about a place. */
export function PlacePage({ place, category }: PlacePageProps) {
  const now = useNow();
  const wide = useMediaQuery(wideScreen);
  const categoryName = category?.name ?? '';
  const share = {
    title: place.title,
    url: location.origin + (category ? placeLink({ ...place, categoryName }) : location.pathname),
  };
  useMetaDescription(place.description);

  return (
    // What the keyboard reaches is not left under the bar and the tabs.
    <div className="[&_a]:scroll-mb-44 [&_button]:scroll-mb-44">
      <title>{`${place.title} · ${brand.name}`}</title>
      {wide ? (
        <div className="page">
          <div className="flex items-center justify-between gap-4 py-2.5">
            <Breadcrumb title={place.title} category={category} />
            <div className="flex shrink-0 items-center gap-1">
              <FavoriteButton
                place={place}
                className="grid size-11 place-content-center rounded-full text-sea-ink hover:bg-sea-soft"
              />
              <ShareButton
                {...share}
                className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control px-3 font-semibold text-sea-ink hover:bg-sea-soft"
              >
                <Share2 aria-hidden size={18} />
                Compartilhar
              </ShareButton>
            </div>
          </div>
          <Gallery place={place} />
        </div>
      ) : (
        <div className="relative">
          <Gallery place={place} />
          <div className="absolute top-3 left-3">
            <BackLink
              to={category ? categoryLink(categoryName) : '/categories'}
              className={overPhoto}
            >
              <ArrowLeft aria-hidden size={22} />
            </BackLink>
          </div>
          <div className="absolute top-3 right-3 flex gap-2">
            <FavoriteButton place={place} />
            <ShareButton {...share} label="Compartilhar" className={overPhoto}>
              <Share2 aria-hidden size={20} />
            </ShareButton>
          </div>
        </div>
      )}
      <div className="page grid gap-12 pt-3 pb-4 md:pt-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:pb-10">
        <div className="flex min-w-0 flex-col gap-8 *:not-last:border-b *:not-last:border-line *:not-last:pb-8">
          <div className="flex flex-col gap-6">
            <PlaceHeading place={place} category={category} now={now} />
            <QuickActions place={place} />
          </div>
          <AboutSection place={place} />
          <HoursSection hours={place.hours} now={now} />
          <PlaceOffersSection placeId={place.id} now={now} />
          <AmenitiesSection amenities={place.amenities} />
          <ContactSection place={place} />
          <LocationSection place={place} />
          <Section id={reviewsAnchor} title="Avaliações">
            <PlaceReviews place={place} now={now} />
          </Section>
        </div>
        <div className="hidden lg:block">
          <ReserveCard place={place} now={now} />
        </div>
      </div>
      <ReserveBar place={place} now={now} />
    </div>
  );
}
