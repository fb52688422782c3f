import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Category } from '#domain/category.ts';
import { placeLinkCorrection } from '#domain/place-link.ts';
import type { Place } from '#domain/place.ts';

/** Marks a replaced address as that of the same page, which stays where it is scrolled. */
const correctedAddress = { isSamePage: true };

interface AddressParams {
  categorySlug: string;
  placeParam: string;
}

/**
 * Replaces a wrong or incomplete address by the place's own, keeping search and hash. The category's part
 * is judged once the categories have answered; that of a category that is not among them stays.
 */
export function useAddressCorrection(
  place: Pick<Place, 'id' | 'title'>,
  category: Category | null | undefined,
  { categorySlug, placeParam }: AddressParams,
): void {
  const navigate = useNavigate();
  const { pathname: shown, search, hash } = useLocation();
  const { id, title } = place;
  const categoryName = category === null ? categorySlug : category?.name;

  useEffect(() => {
    if (categoryName === undefined) return;
    const pathname = placeLinkCorrection({ id, title, categoryName }, { categorySlug, placeParam });
    // One who is leaving already, for a page that is still being drawn, is not called back.
    const isLeaving = window.location.pathname !== new URL(shown, window.location.origin).pathname;
    if (!pathname || isLeaving) return;
    void navigate({ pathname, search, hash }, { replace: true, state: correctedAddress });
  }, [id, title, categoryName, categorySlug, placeParam, shown, search, hash, navigate]);
}
