import { ArrowDown, ArrowUp, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { findDuplicateSlugIds } from '#features/categories/model/category-draft.ts';
import { formatInteger } from '#shared/formats/formats.ts';
import { CategoryGlyph } from '#features/categories/components/category-glyph.tsx';
import { useMediaQuery, wideScreen } from '#ui/use-media-query.ts';
import { rowsClasses } from '#ui/rows.tsx';
import { Badge } from '#ui/badge.tsx';
import type { Category } from '#features/categories/model/category.ts';
import type { CategoryStep } from '#features/categories/model/category-draft.ts';
import * as texts from '#features/categories/panel-texts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { RowMenu } from '#ui/row-menu.tsx';
import type { RowMenuItem } from '#ui/row-menu.tsx';

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
              <td className="w-full max-w-0 px-4 py-2 text-ink-muted">
                <Description text={category.description} isTwoLines />
              </td>
              <td className="px-4 py-2 tabular">{formatInteger(category.order)}</td>
              <td className="px-4 py-2">
                <Status isActive={category.isActive} />
              </td>
              <td className="px-2 py-2">
                <CategoryActions
                  category={category}
                  moves={movesOf(category, shownCategories, categories)}
                  {...handlers}
                />
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
        <li key={category.id} className="flex min-h-14 items-center gap-2 py-1 pr-1 pl-3">
          <div className="min-w-0 flex-1">
            <h2 className="font-semibold">
              <CategoryName
                category={category}
                hasDuplicateSlug={duplicateSlugIds.has(category.id)}
              />
            </h2>
            {/* A phone has no room for a readable part of it. */}
            <div className="text-sm text-ink-muted max-sm:hidden">
              <Description text={category.description} />
            </div>
          </div>
          {!category.isActive && <Status isActive={false} />}
          <CategoryActions
            category={category}
            moves={movesOf(category, shownCategories, categories)}
            {...handlers}
          />
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
      <span className="grid size-10 shrink-0 place-content-center rounded-full bg-sea-soft text-sea-ink">
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

function Description({ text, isTwoLines = false }: { text: string; isTwoLines?: boolean }) {
  return text === '' ? (
    <span aria-label={texts.noDescription}>—</span>
  ) : (
    <p className={isTwoLines ? 'line-clamp-2' : 'truncate'} title={text}>
      {text}
    </p>
  );
}

/** Renders the status of a category: a badge only if it is an exception. */
function Status({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <span className="text-sm text-ink-muted">{texts.activeStatus}</span>
  ) : (
    <Badge>{texts.inactiveStatus}</Badge>
  );
}

/** Returns the steps by which a category can move. None while a search hides its neighbours. */
function movesOf(
  category: Category,
  shownCategories: readonly Category[],
  categories: readonly Category[],
): readonly CategoryStep[] {
  if (shownCategories.length < categories.length) return [];
  return ([-1, 1] as const).filter((step) => categories[categories.indexOf(category) + step]);
}

/** Actions on a category of the list. */
interface CategoryHandlers {
  onEdit: (category: Category) => void;
  onToggle: (category: Category) => void;
  onMove: (category: Category, step: CategoryStep) => void;
  onDelete: (category: Category) => void;
  /** True while a category is written. */
  isBusy: boolean;
}

interface CategoryActionsProps extends CategoryHandlers {
  category: Category;
  moves: readonly CategoryStep[];
}

function CategoryActions({ category, moves, isBusy, ...handlers }: CategoryActionsProps) {
  const { name, isActive } = category;
  const items: RowMenuItem[] = [
    ...moves.map((step) => ({
      label: texts.moveLabels[step],
      name: texts.move(step, name),
      icon: step < 0 ? ArrowUp : ArrowDown,
      isDisabled: isBusy,
      onSelect: () => {
        handlers.onMove(category, step);
      },
    })),
    {
      label: isActive ? texts.deactivateLabel : texts.activateLabel,
      name: isActive ? texts.deactivate(name) : texts.activate(name),
      icon: isActive ? EyeOff : Eye,
      isDisabled: isBusy,
      onSelect: () => {
        handlers.onToggle(category);
      },
    },
    {
      label: texts.deleteLabel,
      name: texts.deleteCategory(name),
      icon: Trash2,
      isDanger: true,
      onSelect: () => {
        handlers.onDelete(category);
      },
    },
  ];
  return (
    <div className="flex">
      <IconButton
        label={texts.edit(name)}
        onClick={() => {
          handlers.onEdit(category);
        }}
      >
        <Pencil aria-hidden size={20} />
      </IconButton>
      <RowMenu label={texts.moreOptions(name)} items={items} />
    </div>
  );
}
