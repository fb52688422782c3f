import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { language } from '#shared/language.ts';
import { shownText } from '#shared/translations.ts';

type CategoryNameOf = (storedName: string) => string;

const sameName: CategoryNameOf = (storedName) => storedName;

function useTranslatedNames(): CategoryNameOf {
  const { data: categories = [] } = useQuery(categoriesQuery());
  return (storedName) => {
    const category = categories.find(({ name }) => name === storedName);
    return category ? shownText(category, 'name').text : storedName;
  };
}

/**
 * Returns a function that returns the name of a category in the language of the page. Links and filters use the stored
 * Portuguese name. A category that is not translated or not loaded keeps it.
 */
export const useCategoryNames: () => CategoryNameOf =
  language === 'pt' ? () => sameName : useTranslatedNames;
