import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { favoritesQuery } from '#data/favorites/favorite-queries.ts';
import type { User } from '#domain/user.ts';
import { formatInteger } from '#texts/formats.ts';
import { useSessionActions } from '#session/use-session.ts';

/** Stands where a figure is not known. */
const unknown = '—';

/** How much one has saved, opened and reviewed. */
export function ProfileStatistics({ user }: { user: User }) {
  const { refresh } = useSessionActions();
  const favorites = useQuery(favoritesQuery(user.uid));

  // The record may be older than what one did since. Without a connection its last figures stay.
  useEffect(() => {
    refresh().catch(() => undefined);
  }, [refresh]);

  const saved = favorites.data?.length;
  const figures = [
    { label: 'Favoritos', value: saved === undefined ? unknown : formatInteger(saved) },
    { label: 'Lugares vistos', value: formatInteger(user.statistics.views) },
    { label: 'Avaliações', value: formatInteger(user.statistics.reviews) },
  ];
  return (
    <section aria-label="Sua atividade">
      <dl className="grid grid-cols-3 divide-x divide-line rounded-card border border-line bg-surface py-4 text-center shadow-card">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse px-1">
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="text-2xl font-extrabold tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
