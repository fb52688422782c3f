import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { favoritesQuery } from '#data/favorites/favorite-queries.ts';
import { brand } from '#domain/brand.ts';
import { favoriteCountText } from '#domain/favorite.ts';
import type { User } from '#domain/user.ts';
import { useSession } from '#session/use-session.ts';
import { favoritesErrors } from '#texts/errors/favorites.ts';
import { FailureNotice } from '#components/failure/failure-notice.tsx';
import { PlaceGridSkeleton } from '#components/place-card/place-grid.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Notice } from '#ui/notice.tsx';
import { FavoriteGrid } from './favorite-grid.tsx';

const skeletonCards = 3;

export default function FavoritesScreen() {
  const { user } = useSession();
  return (
    <div className="page pt-5 md:pt-10">
      <title>{`Meus Favoritos · ${brand.name}`}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">Meus Favoritos</h1>
      {user && <SavedPlaces user={user} />}
    </div>
  );
}

function SavedPlaces({ user }: { user: User }) {
  const { data: favorites, error, refetch } = useQuery(favoritesQuery(user.uid));

  if (error && !favorites) {
    return (
      <FailureNotice sentences={favoritesErrors} error={error} onRetry={() => void refetch()} />
    );
  }
  if (!favorites) {
    return (
      <div className="mt-8">
        <LoadingRegion label="Carregando seus favoritos...">
          <PlaceGridSkeleton count={skeletonCards} />
        </LoadingRegion>
      </div>
    );
  }
  return (
    <>
      <p role="status" className="mt-1 mb-6 text-ink-muted tabular">
        {favorites.length > 0 && favoriteCountText(favorites.length)}
      </p>
      {favorites.length === 0 ? (
        <Notice
          icon={<Heart aria-hidden size={28} />}
          title="Nenhum favorito ainda"
          actions={<ButtonLink to="/categories">Descobrir lugares</ButtonLink>}
        >
          <p>Toque no coração de um lugar para guardá-lo aqui.</p>
        </Notice>
      ) : (
        <FavoriteGrid user={user} favorites={favorites} />
      )}
    </>
  );
}
