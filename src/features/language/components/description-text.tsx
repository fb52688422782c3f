import { useState } from 'react';
import * as texts from '#features/language/texts.ts';
import { langOf, machineDescription, shownText } from '#shared/translations.ts';
import type { Translations } from '#shared/translations.ts';
import { ClampedText } from '#ui/clamped-text.tsx';

interface DescriptionTextProps {
  record: { description: string; translations: Translations<'description'> };
  /** Subject of the text for screen readers: 'sobre Bar do Zé'. */
  subject: string;
}

/** Renders the description of a place or event. A machine translation says so and leads to the original. */
export function DescriptionText({ record, subject }: DescriptionTextProps) {
  const [isOriginal, setOriginal] = useState(false);
  const machineText = machineDescription(record);
  const written = shownText(record, 'description');
  if (machineText === null) {
    return <ClampedText text={written.text} lang={langOf(written)} subject={subject} />;
  }
  return (
    <>
      <p className="text-sm text-ink-muted">
        {texts.machineTranslation}
        {' · '}
        <button
          type="button"
          onClick={() => {
            setOriginal(!isOriginal);
          }}
          className="-my-2 min-h-11 font-semibold text-sea-ink underline underline-offset-4"
        >
          {isOriginal ? texts.showTranslation : texts.showOriginal}
        </button>
      </p>
      {isOriginal ? (
        <ClampedText text={written.text} lang={langOf(written)} subject={subject} />
      ) : (
        <ClampedText text={machineText} subject={subject} />
      )}
    </>
  );
}
