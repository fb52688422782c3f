import { ArrowRight, MapPin, Search, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCategoryNames } from '#features/categories/components/use-category-names.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { matchedParts } from '#features/search/model/search/matched-parts.ts';
import type { SuggestedEntry, Suggestion } from '#features/search/model/suggestion.ts';
import { relativeEventDateLabel, eventStatusLabels } from '#features/events/texts.ts';
import { shownText } from '#shared/translations.ts';
import * as texts from '#features/search/suggestion-texts.ts';
import { amenityLabel } from '#features/places/texts.ts';
import { AmenityIcon } from '#features/places/components/amenity-icon.tsx';
import { CategoryGlyph } from '#features/categories/components/category-glyph.tsx';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import { cx } from '#ui/class-names.ts';
import { useNow } from '#ui/use-now.ts';
import type { LinkedSuggestion } from './suggestion-engine.ts';
import { optionId, SuggestionPanel } from './suggestion-panel.tsx';

interface SuggestionListProps {
  id: string;
  /** The text that the suggestions match. */
  text: string;
  suggestions: readonly LinkedSuggestion[];
  /** Link target of the 'all results' option. */
  resultsPath: string;
  /** Selected position, -1 for none; the position after the last suggestion is the 'all results' option. */
  activeIndex: number;
  onChoose: (path: string) => void;
}

/** Renders the options of the header combobox: the suggestions and a link to all results. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, text, suggestions, resultsPath, activeIndex, onChoose } = props;
  const optionProps = (position: number, path: string) => ({
    id: optionId(id, position),
    isActive: position === activeIndex,
    onChoose: () => {
      onChoose(path);
    },
  });
  const isEmpty = suggestions.length === 0;
  const now = useNow();
  return (
    <SuggestionPanel>
      {isEmpty && (
        <p className="flex min-h-12 items-center gap-3 px-4 pt-2 text-ink-muted">
          <IconSlot>
            <SearchX aria-hidden size={22} />
          </IconSlot>
          <span className="truncate">{texts.suggestionCountText(0, text)}</span>
        </p>
      )}
      <div id={id} role="listbox" aria-label={texts.suggestionsLabel} className="py-1">
        {suggestions.map(({ suggestion, path }, position) => (
          <Option key={path} {...optionProps(position, path)}>
            <SuggestionContent suggestion={suggestion} text={text} now={now} />
          </Option>
        ))}
        <Option {...optionProps(suggestions.length, resultsPath)}>
          <IconSlot>
            <ArrowRight aria-hidden size={20} className="text-sea-ink" />
          </IconSlot>
          <span className="font-semibold text-sea-ink">
            {isEmpty ? texts.searchDescriptionsToo : texts.seeAllResults}
          </span>
        </Option>
      </div>
    </SuggestionPanel>
  );
}

interface OptionProps {
  id: string;
  isActive: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Option({ id, isActive, onChoose, children }: OptionProps) {
  return (
    // Keyboard users select options through the field, as the combobox pattern requires.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // Keeps the focus in the field during the tap.
      onPointerDown={(event) => {
        event.preventDefault();
      }}
      onClick={onChoose}
      className={cx(
        'flex min-h-12 items-center gap-3 px-4 py-2',
        isActive ? 'bg-sea-soft' : 'hover:bg-sunken',
      )}
    >
      {children}
    </div>
  );
}

interface SuggestionContentProps {
  suggestion: Suggestion;
  text: string;
  now: Date;
}

function SuggestionContent({ suggestion, text, now }: SuggestionContentProps) {
  const categoryNameOf = useCategoryNames();
  switch (suggestion.kind) {
    case 'place': {
      const { cover, title, categoryName, neighborhood } = suggestion.place;
      return (
        <>
          <Thumbnail image={cover} />
          <SuggestionLines
            name={title}
            text={text}
            details={[categoryNameOf(categoryName), neighborhood]}
          />
        </>
      );
    }
    case 'event': {
      const { event, date, place } = suggestion;
      const dateText = relativeEventDateLabel(date, now);
      return (
        <>
          <Thumbnail image={event.cover} />
          <SuggestionLines
            name={shownText(event, 'title').text}
            text={text}
            details={[eventStatusLabels[date.status], dateText, place.title]}
          />
        </>
      );
    }
    default:
      return (
        <>
          <IconSlot>
            <EntryIcon {...suggestion} />
          </IconSlot>
          <SuggestionLines
            name={entryName(suggestion, categoryNameOf)}
            text={text}
            details={[texts.kindLabels[suggestion.kind]]}
          />
        </>
      );
  }
}

function entryName(
  { kind, name }: SuggestedEntry,
  categoryNameOf: (storedName: string) => string,
): string {
  if (kind === 'amenity') return amenityLabel(name);
  return kind === 'category' ? categoryNameOf(name) : name;
}

function Thumbnail({ image }: { image: PlaceImage | null }) {
  return (
    <PlacePicture image={image} alt="" sizes="3rem" className="size-12 shrink-0 rounded-control" />
  );
}

/** Has the width of a thumbnail, so that all names are aligned. */
function IconSlot({ children }: { children: ReactNode }) {
  return <span className="grid w-12 shrink-0 place-items-center text-ink-muted">{children}</span>;
}

function EntryIcon({ kind, name }: SuggestedEntry) {
  switch (kind) {
    case 'neighborhood':
      return <MapPin aria-hidden size={22} />;
    case 'category':
      return <CategoryGlyph category={{ name, icon: 'Filter' }} size={22} />;
    case 'amenity':
      return <AmenityIcon name={name} />;
    case 'concept':
      return <Search aria-hidden size={22} />;
  }
}

interface SuggestionLinesProps {
  name: string;
  text: string;
  details: readonly (string | null)[];
}

/** Renders a name, with the typed text in bold, and a line of details below it. */
function SuggestionLines({ name, text, details }: SuggestionLinesProps) {
  return (
    <span className="min-w-0">
      <span className="block truncate font-medium">
        {matchedParts(name, text).map((part, position) =>
          part.isMatch ? (
            <b key={position} className="font-extrabold">
              {part.text}
            </b>
          ) : (
            part.text
          ),
        )}
      </span>
      <span className="block truncate text-sm text-ink-muted tabular first-letter:uppercase">
        {details.filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}
