import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { findDuplicateSlugIds } from '#features/categories/model/category-draft.ts';
import { formatInteger } from '#shared/formats/formats.ts';
import { CategoryGlyph } from '#features/categories/components/category-glyph.tsx';
import { useMediaQuery, wideScreen } from '#ui/use-media-query.ts';
import { rowsClasses } from '#ui/rows.tsx';
import { Badge } from '#ui/badge.tsx';
import type { Category } from '#features/categories/model/category.ts';
import * as texts from '#features/categories/panel-texts.ts';
import { IconButton } from '#ui/icon-button.tsx';

interface CategoryListProps extends CategoryHandlers {
  /** The categories that match the search text. */
  shownCategories: readonly Category[];
  /** All categories. */
  categories: readonly Category[];
}

/** Renders a table on wide screens, otherwise one card per category. */
export function CategoryList(props: CategoryListProps) {
  const isWide = useMediaQuery(wideScreen);
  return isWide ? <Table {...props} /> : <Cards {...props} />;
}

function Table({ shownCategories, categories, ...handlers }: CategoryListProps) {
  const duplicateSlugIds = findDuplicateSlugIds(categories);
  return (
    <div className={rowsClasses}>
      <table className="w-full text-left">
        <thead className="bg-sunken text-sm text-ink-muted">
          <tr>
            {texts.columnTitles.map((title) => (
              <th key={title} scope="col" className="px-4 py-3 font-semibold">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {shownCategories.map((category) => (
            <tr key={category.id}>
              <th scope="row" className="min-w-52 px-4 py-2 font-semibold">
                <CategoryName
                  category={category}
                  hasDuplicateSlug={duplicateSlugIds.has(category.id)}
                />
              </th>
              <td className="px-4 py-2 text-ink-muted">
                <Description text={category.description} />
              </td>
              <td className="px-4 py-2 tabular-nums">{formatInteger(category.order)}</td>
              <td className="px-4 py-2">
                <Status isActive={category.isActive} />
              </td>
              <td className="px-2 py-2">
                <CategoryActions category={category} {...handlers} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards({ shownCategories, categories, ...handlers }: CategoryListProps) {
  const duplicateSlugIds = findDuplicateSlugIds(categories);
  return (
    <ul className={rowsClasses}>
      {shownCategories.map((category) => (
        <li key={category.id} className="px-4 pt-3 pb-1">
          <div className="flex items-start justify-between gap-3">
            <h2 className="min-w-0 font-semibold">
              <CategoryName
                category={category}
                hasDuplicateSlug={duplicateSlugIds.has(category.id)}
              />
            </h2>
            <Status isActive={category.isActive} />
          </div>
          <div className="mt-1 text-sm text-ink-muted">
            <Description text={category.description} />
          </div>
          <div className="flex items-center justify-between">
            <p className="text-sm text-ink-muted">{texts.orderOf(category.order)}</p>
            <div className="-mr-2.5">
              <CategoryActions category={category} {...handlers} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function CategoryName({
  category,
  hasDuplicateSlug,
}: {
  category: Category;
  hasDuplicateSlug: boolean;
}) {
  return (
    <span className="flex items-center gap-3">
      <span className="text-sea-ink">
        <CategoryGlyph category={category} size={22} />
      </span>
      <span className="min-w-0 wrap-anywhere">
        {category.name}
        {hasDuplicateSlug && (
          <span className="block text-sm font-medium text-danger">{texts.duplicateSlug}</span>
        )}
      </span>
    </span>
  );
}

function Description({ text }: { text: string }) {
  return text === '' ? (
    <span aria-label={texts.noDescription}>—</span>
  ) : (
    <p className="line-clamp-2 wrap-anywhere">{text}</p>
  );
}

function Status({ isActive }: { isActive: boolean }) {
  return (
    <Badge tone={isActive ? 'open' : 'neutral'}>
      {isActive ? texts.activeStatus : texts.inactiveStatus}
    </Badge>
  );
}

/** Actions on a category of the list. */
interface CategoryHandlers {
  onEdit: (category: Category) => void;
  onToggle: (category: Category) => void;
  onDelete: (category: Category) => void;
  /** Id of the category whose status is being written; null for none. */
  busyId: string | null;
}

function CategoryActions({
  category,
  onEdit,
  onToggle,
  onDelete,
  busyId,
}: CategoryHandlers & { category: Category }) {
  const { id, name, isActive } = category;
  return (
    <div className="flex">
      <IconButton
        label={texts.edit(name)}
        onClick={() => {
          onEdit(category);
        }}
      >
        <Pencil aria-hidden size={20} />
      </IconButton>
      <IconButton
        label={isActive ? texts.deactivate(name) : texts.activate(name)}
        aria-disabled={busyId === id}
        onClick={() => {
          onToggle(category);
        }}
      >
        {isActive ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
      </IconButton>
      <IconButton
        label={texts.deleteCategory(name)}
        onClick={() => {
          onDelete(category);
        }}
      >
        <Trash2 aria-hidden size={20} />
      </IconButton>
    </div>
  );
}
