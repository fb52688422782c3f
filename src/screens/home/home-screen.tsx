import { brand } from '#domain/brand.ts';
import { greetingAt } from '#domain/greeting.ts';
import { useNow } from '#ui/use-now.ts';
import { CategoryStrip } from './category-strip.tsx';
import { WeekHighlights } from './week-highlights.tsx';

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
    </div>
  );
}
