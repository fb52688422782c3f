import { useId } from 'react';
import { Star } from 'lucide-react';
import * as texts from '#features/reviews/texts.ts';
import { cx } from '#ui/class-names.ts';

interface StarChoiceProps {
  /** 0 until a rating is chosen. */
  stars: number;
  onChange: (stars: number) => void;
  error: string;
}

/** Renders one to five stars as radio buttons: arrow keys move the choice, each star is a target of 48 pixels. */
export function StarChoice({ stars, onChange, error }: StarChoiceProps) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-note`}
      aria-required
      aria-invalid={error !== ''}
    >
      <p id={`${id}-label`} className="text-sm font-semibold">
        {texts.ownRatingLabel}
      </p>
      <div className="-ml-2.5 flex">
        {texts.ratingLabels.map((_level, position) => {
          const value = position + 1;
          return (
            <label
              key={value}
              className="relative grid size-12 place-content-center rounded-control outline-sea has-[:focus-visible]:outline-3"
            >
              <input
                type="radio"
                name="rating"
                value={value}
                checked={stars === value}
                onChange={() => {
                  onChange(value);
                }}
                aria-label={texts.ratingText(value)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Star
                aria-hidden
                size={32}
                className={cx(
                  'transition-transform duration-150',
                  value <= stars ? 'fill-star text-star' : 'text-control-line',
                )}
              />
            </label>
          );
        })}
      </div>
      <p
        id={`${id}-note`}
        className={cx('text-sm', error ? 'font-medium text-danger' : 'text-ink-muted')}
      >
        {error || (stars === 0 ? texts.ratingHint : texts.ratingText(stars))}
      </p>
    </div>
  );
}
