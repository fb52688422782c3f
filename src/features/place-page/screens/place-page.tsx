import { ArrowLeft, Share2 } from 'lucide-react';
import { useParams } from 'react-router-dom';
import * as brand from '#shared/brand.ts';
import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import type { EventSummary } from '#features/events/model/agenda/agenda.ts';
import type { Category } from '#features/categories/model/category.ts';
import { categoryLink, placeLink } from '#features/places/model/place-link.ts';
import { linkTo } from '#shared/routes.ts';
import { useNow } from '#ui/use-now.ts';
import { FavoriteButton } from '#features/favorites/components/favorite-button.tsx';
import { lazyPart, optionalPart } from '#ui/progressive/lazy-part.tsx';
import { cx } from '#ui/class-names.ts';
import { ShareButton } from '#features/share/components/share-button.tsx';
import { HistoryBackLink } from '#ui/history-back-link.tsx';
import { Gallery } from '#features/pictures/components/gallery/gallery.tsx';
import type { GalleryReview } from '#features/pictures/model/gallery-images.ts';
import { HoursSection } from '#features/opening-hours/components/place/hours-section.tsx';
import { PlaceOffersSection } from '#features/offers/components/place/place-offers-section.tsx';
import * as texts from '#features/place-page/texts.ts';
import { DescriptionText } from '#features/language/components/description-text.tsx';
import { ReserveBar } from '#features/reservations/components/reserve/reserve-bar.tsx';
import { ReserveCard } from '#features/reservations/components/reserve/reserve-card.tsx';
import { reviewsAnchor } from '#features/reviews/components/place/reviews-anchor.ts';
import { shownText } from '#shared/translations.ts';
import { useMetaDescription } from '#ui/use-meta-description.ts';
import type { Place } from '#features/places/model/place.ts';
import { factByAmenity } from '#features/places/model/amenity-facts.ts';
import { amenityLabel } from '#features/places/texts.ts';
import { AmenityIcon } from '#features/places/components/amenity-icon.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { ContactSection } from './contact-section.tsx';
import { PlaceHeading } from './place-heading.tsx';
import { PlaceEvents } from './related/place-events-part.ts';
import { QuickActions } from './quick-actions.tsx';

function AboutSection({ place }: { place: Pick<Place, 'title' | 'description' | 'translations'> }) {
  if (shownText(place, 'description').text === '') return null;
  return (
    <PageSection title={texts.aboutTitle}>
      <DescriptionText record={place} subject={texts.aboutPlace(place.title)} />
    </PageSection>
  );
}

interface PlacePageProps {
  place: Place;
  /** Undefined while loading, null if unknown. */
  category: Pick<Category, 'name'> | null | undefined;
  /** Best club offer at this place. */
  benefit: ClubBenefit | null;
  /** Events with a coming date; null if they are not known yet. They are then shown at the end of the page. */
  events: readonly EventSummary[] | null;
  /** The first reviews; null while they are unknown. */
  reviews: readonly GalleryReview[] | null;
}

const overImageClasses =
  'grid size-11 place-content-center rounded-full bg-photo-veil text-on-photo shadow-float';
/** From `md` up, the buttons are next to the breadcrumb instead of over the image. */
const nextToTitleClasses = 'md:bg-transparent md:text-sea-ink md:flat md:hover:bg-sea-soft';

const AddToList = optionalPart(
  async () => (await import('#features/lists/components/add-to-list.tsx')).AddToList,
);

const FactsSection = lazyPart(
  texts.loadingFacts,
  async () => (await import('./facts-section.tsx')).FactsSection,
  { skeleton: <div className="h-24" /> },
);

const PlaceReviews = lazyPart(
  texts.loadingReviews,
  async () => (await import('#features/reviews/components/place/place-reviews.tsx')).PlaceReviews,
);

const PlaceLocation = lazyPart(
  texts.loadingLocation,
  async () => (await import('#features/map/components/place-map/place-location.tsx')).PlaceLocation,
);

const PlaceRequests = lazyPart(
  texts.loadingRequests,
  async () => (await import('./requests/place-requests.tsx')).PlaceRequests,
  { skeleton: <div className="h-11" /> },
);

const RelatedPlaces = lazyPart(
  texts.loadingRelatedPlaces,
  async () => (await import('./related/related-places.tsx')).RelatedPlaces,
);

/** Renders the complete page of a place. */
export function PlacePage({ place, category, benefit, events, reviews }: PlacePageProps) {
  const now = useNow();
  const categoryName = category?.name ?? '';
  const { categorySlug = '' } = useParams();
  // While the category loads, the back link uses the category slug of the URL.
  const hasUnloadedCategory = category === undefined && categorySlug !== '';
  const parentLink = hasUnloadedCategory
    ? linkTo('/places/:categorySlug', { categorySlug })
    : category
      ? categoryLink(categoryName)
      : linkTo('/categories');
  useMetaDescription(shownText(place, 'description').text);

  return (
    // The scroll margin keeps focused elements visible above the reserve bar and the tabs.
    <div data-leads-on className="[&_a]:scroll-mb-44 [&_button]:scroll-mb-44">
      <title>{`${place.title} · ${brand.name}`}</title>
      <div className="relative md:page">
        <div className="md:flex md:items-center md:justify-between md:gap-4 md:py-2.5">
          <div className="hidden min-w-0 md:block">
            <Breadcrumb title={place.title} category={category} />
          </div>
          <div className="absolute top-3 left-3 z-10 md:hidden">
            <HistoryBackLink to={parentLink} className={overImageClasses}>
              <ArrowLeft aria-hidden size={22} />
            </HistoryBackLink>
          </div>
          <div className="absolute top-3 right-3 z-10 flex gap-2 md:static md:shrink-0 md:gap-1">
            {/* Reserves the space of the lazy-loaded button. */}
            <div className="size-11">
              <AddToList place={place} className={cx(overImageClasses, nextToTitleClasses)} />
            </div>
            <FavoriteButton place={place} className={cx(overImageClasses, nextToTitleClasses)} />
            <ShareButton
              title={place.title}
              path={category ? placeLink({ ...place, categoryName }) : null}
              label={texts.share}
              className={cx(
                overImageClasses,
                nextToTitleClasses,
                'md:flex md:w-auto md:items-center md:gap-2 md:px-4',
              )}
            >
              <Share2 aria-hidden size={20} />
              <span className="hidden font-semibold md:inline">{texts.share}</span>
            </ShareButton>
          </div>
        </div>
        <Gallery place={place} category={categorySlug} reviews={reviews} />
      </div>
      <div className="page grid gap-12 pt-3 pb-4 md:pt-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:pb-10">
        <div className="flex min-w-0 flex-col gap-6 *:in-turn *:not-last:border-b *:not-last:border-line *:not-last:pb-6">
          <div className="flex flex-col gap-6">
            <PlaceHeading place={place} category={category} now={now} />
            <QuickActions place={place} benefit={benefit} />
          </div>
          <AboutSection place={place} />
          {events && events.length > 0 && <PlaceEvents placeId={place.id} events={events} />}
          <HoursSection hours={place.hours} now={now} />
          <PlaceOffersSection
            placeId={place.id}
            hours={place.hours}
            isExpected={benefit !== null}
          />
          {isGoodForAnything(place.facts) && <FactsSection facts={place.facts} />}
          <AmenitiesSection place={place} />
          <ContactSection place={place} />
          <PageSection title={texts.locationTitle}>
            <PlaceLocation place={place} />
            <PlaceRequests place={place} />
          </PageSection>
          <PageSection id={reviewsAnchor} title={texts.reviewsTitle}>
            <PlaceReviews place={place} />
          </PageSection>
        </div>
        <div className="hidden lg:block">
          <ReserveCard place={place} benefit={benefit} now={now} />
        </div>
      </div>
      <div className="in-turn">
        <RelatedPlaces place={place} hasEvents={events === null} />
      </div>
      <ReserveBar place={place} benefit={benefit} now={now} />
    </div>
  );
}

function AmenitiesSection({ place }: { place: Pick<Place, 'amenities' | 'facts'> }) {
  // A known fact states the same, or more exactly, in the section above.
  const amenities = place.amenities.filter((amenity) => {
    const factName = factByAmenity[amenity];
    return factName === undefined || place.facts[factName] === undefined;
  });
  if (amenities.length === 0) return null;
  return (
    <PageSection title={texts.amenitiesTitle}>
      <ul className="grid gap-x-6 gap-y-1 min-[22.5rem]:grid-cols-2 sm:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3">
        {amenities.map((amenity) => (
          <li key={amenity} className="flex min-h-11 items-center gap-3">
            <AmenityIcon name={amenity} />
            <span className="min-w-0">{amenityLabel(amenity)}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function isGoodForAnything(facts: Place['facts']): boolean {
  return Object.values(facts).some((value) => value !== 'no');
}
