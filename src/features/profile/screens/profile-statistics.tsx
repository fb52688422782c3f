import { useEffect } from 'react';
import type { User } from '#features/account/model/user.ts';
import { formatInteger } from '#shared/formats/formats.ts';
import { useSessionActions } from '#features/account/components/session/use-session.ts';

/** How much one has saved, opened and reviewed. */
export function ProfileStatistics({ user }: { user: User }) {
  const { refreshUser } = useSessionActions();

  // The record may be older than what one did since. Without a connection its last figures stay.
  useEffect(() => {
    refreshUser().catch(() => undefined);
  }, [refreshUser]);

  const { favorites, views, reviews } = user.statistics;
  const figures = [
    { label: 'Favoritos', value: favorites },
    { label: 'Lugares vistos', value: views },
    { label: 'Avaliações', value: reviews },
  ];
  return (
    <section aria-label="Sua atividade">
      <dl className="grid grid-cols-3 divide-x divide-line rounded-card border border-line bg-surface py-4 text-center shadow-card">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end px-1">
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="text-2xl font-extrabold tabular">{formatInteger(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
