import { brand } from '#shared/brand.ts';
import { greetingAt } from '#features/home/model/greeting.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useNow } from '#ui/use-now.ts';
import { CategoryStrip } from './category-strip.tsx';
import { WeekHighlights } from './week-highlights.tsx';

/** Below the first view: the server renders it, and its code comes when it comes near. */
const HomeNow = lazyPart(
  'Carregando o que há agora...',
  async () => (await import('./home-now.tsx')).HomeNow,
);

export default function HomeScreen() {
  const greeting = greetingAt(useNow());
  return (
    <div className="page flex flex-col gap-8 pt-5 md:gap-10 md:pt-10">
      <title>{`${brand.name}: lugares e eventos em ${brand.city}`}</title>
      <div>
        <p className="font-medium text-ink-muted">{greeting}</p>
        <h1 className="text-2xl font-extrabold md:text-3xl">
          O que você quer viver em {brand.city} hoje?
        </h1>
      </div>
      <CategoryStrip />
      <WeekHighlights />
      <HomeNow />
    </div>
  );
}
