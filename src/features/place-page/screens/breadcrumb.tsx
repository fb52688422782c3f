import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCategoryNames } from '#features/categories/components/use-category-names.ts';
import type { Category } from '#features/categories/model/category.ts';
import * as texts from '#features/place-page/texts.ts';
import { categoryLink } from '#features/places/model/place-link.ts';
import { linkTo } from '#shared/routes.ts';

interface BreadcrumbProps {
  title: string;
  category: Pick<Category, 'name'> | null | undefined;
}

const linkClasses =
  'inline-flex min-h-11 items-center text-sea-ink underline-offset-4 hover:underline';

/** Renders the breadcrumb of the page. */
export function Breadcrumb({ title, category }: BreadcrumbProps) {
  const categoryNameOf = useCategoryNames();
  return (
    <nav aria-label={texts.breadcrumbLabel} className="min-w-0">
      <ol className="flex items-center gap-1.5 text-sm font-medium">
        <li>
          <Link to={linkTo('/')} className={linkClasses}>
            {texts.homeLink}
          </Link>
        </li>
        <li className="flex shrink-0 items-center gap-1.5">
          <ChevronRight aria-hidden size={16} className="text-ink-muted" />
          <Link
            to={category ? categoryLink(category.name) : linkTo('/categories')}
            className={linkClasses}
          >
            {category ? categoryNameOf(category.name) : texts.categoriesLink}
          </Link>
        </li>
        <li className="flex min-w-0 items-center gap-1.5">
          <ChevronRight aria-hidden size={16} className="shrink-0 text-ink-muted" />
          <span aria-current="page" className="truncate text-ink-muted">
            {title}
          </span>
        </li>
      </ol>
    </nav>
  );
}
