import type { Category } from '#features/categories/model/category.ts';
import { placeLinkCorrection } from '#features/places/model/place-link.ts';
import type { Place } from '#features/places/model/place.ts';
import { useCorrectedAddress } from '#ui/use-corrected-address.ts';

interface AddressParams {
  categorySlug: string;
  placeParam: string;
}

/**
 * Replaces a wrong or incomplete address by the place's own. The category's part is judged once the categories have
 * answered; that of a category that is not among them stays.
 */
export function useAddressCorrection(
  { id, title }: Pick<Place, 'id' | 'title'>,
  category: Category | null | undefined,
  address: AddressParams,
): void {
  const categoryName = category === null ? address.categorySlug : category?.name;
  useCorrectedAddress(
    categoryName === undefined ? null : placeLinkCorrection({ id, title, categoryName }, address),
  );
}
