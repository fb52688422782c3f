import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { homeQuery } from '#features/home/data/home-queries.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import type { ListedPlace } from '#features/places/model/place.ts';
import { linkTo } from '#shared/routes.ts';
import { homeNowErrors } from '#features/home/texts.ts';
import { PlaceRail } from '#features/places/components/card/place-rail.tsx';
import { RailSection } from '#features/places/components/card/rail-section.tsx';
import { LinkChip } from '#ui/chip.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { ClubBand } from './club/club-band.tsx';
import { ComingRail } from './coming-rail.tsx';
import { NearYou } from './near-you.tsx';

const rails = 'flex flex-col gap-8 md:gap-10';

/** What there is to do at this moment: only what is true is said. */
export function HomeNow() {
  const home = useQuery(homeQuery());
  const categories = useQuery(categoriesQuery());
  const summaries = (places: readonly ListedPlace[]) =>
    places.map((place) => placeSummary(place, categories.data ?? []));

  return (
    <div className={rails}>
      <QueryView
        query={home}
        sentences={homeNowErrors}
        failure="line"
        isQuiet
        beside={categories}
        loading="Carregando o que há agora..."
      >
        {({ openNow, tonight, benefits, neighborhoods, agenda, club }) => (
          <div className={rails}>
            {club && <ClubBand club={club} />}
            <ComingRail agenda={agenda} />
            {openNow.length > 0 && <PlaceRail title="Abertos agora" places={summaries(openNow)} />}
            {tonight.length > 0 && <PlaceRail title="Hoje à noite" places={summaries(tonight)} />}
            {benefits.length > 0 && (
              <PlaceRail
                title="Benefícios do clube hoje"
                places={summaries(benefits)}
                more={{ to: linkTo('/club'), label: 'Ver todos' }}
              />
            )}
            {neighborhoods.length > 0 && (
              <RailSection title="Bairros">
                <ul className="relative scroll-row gap-2 md:flex-wrap">
                  {neighborhoods.map(({ name, count }) => (
                    <li key={name}>
                      <LinkChip to={linkTo('/search', { local: name })}>
                        {name}
                        <span className="text-ink-muted tabular">
                          {count}
                          <span className="sr-only"> lugares</span>
                        </span>
                      </LinkChip>
                    </li>
                  ))}
                </ul>
              </RailSection>
            )}
          </div>
        )}
      </QueryView>
      <NearYou />
    </div>
  );
}
