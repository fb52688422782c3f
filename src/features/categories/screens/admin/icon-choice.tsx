import { categoryCardIcon } from '#features/categories/model/category-icon.ts';
import { categoryIcons } from '#features/categories/model/category-options.ts';
import type { CategoryIcon } from '#features/categories/model/category-options.ts';
import * as texts from '#features/categories/panel-texts.ts';
import { CategoryGlyph } from '#features/categories/components/category-glyph.tsx';
import { cx } from '#ui/class-names.ts';

interface IconChoiceProps {
  /** Name of the category. A keyword in it selects another icon for visitors (categoryCardIcon()). */
  name: string;
  icon: CategoryIcon;
  onChange: (icon: CategoryIcon) => void;
}

/** Renders the available icons as a group of radio buttons. */
export function IconChoice({ name, icon, onChange }: IconChoiceProps) {
  const isIconFromName = categoryCardIcon({ name, icon }) !== icon;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{texts.iconLabel}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {categoryIcons.map((option) => (
          <label
            key={option}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-2 rounded-control border px-2.5 py-1.5 text-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea sm:flex-col sm:justify-center sm:text-center',
              option === icon
                ? 'border-sea bg-sea-soft text-sea-ink'
                : 'border-line bg-surface text-ink hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name="icon"
              value={option}
              checked={option === icon}
              onChange={() => {
                onChange(option);
              }}
              className="sr-only"
            />
            <CategoryGlyph category={{ name: '', icon: option }} size={20} />
            {texts.categoryIconLabels[option]}
          </label>
        ))}
      </div>
      {isIconFromName && <p className="mt-1.5 text-sm text-ink-muted">{texts.iconFromNameHint}</p>}
    </fieldset>
  );
}
