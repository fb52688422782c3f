import * as texts from '#features/language/panel-texts.ts';
import { locales } from '#shared/languages.ts';
import { textLength } from '#shared/text/text-length.ts';
import { translationLanguages } from '#shared/translations.ts';
import type { TranslationsField } from '#shared/record/record.ts';
import type { TranslationLanguage, Translations } from '#shared/translations.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { optionalPart } from '#ui/progressive/lazy-part.tsx';

/** Only places and events have it. */
const MachineTranslation = optionalPart(
  async () => (await import('./machine-translation.tsx')).MachineTranslation,
);

interface TranslationFieldsProps<Name extends string> {
  field: TranslationsField<Name>;
  /** Labels of the Portuguese texts, in the order of the form. */
  labels: Readonly<Record<Name, string>>;
  /** Visible lines of the texts that may have several. */
  rows?: Readonly<Partial<Record<NoInfer<Name>, number>>>;
  /** The Portuguese description as typed, if a machine may translate it. */
  original?: string;
  value: Translations<Name>;
  onChange: (value: Translations<Name>) => void;
}

/** Renders the fields for the texts of a record in other languages. */
export function TranslationFields<Name extends string>(props: TranslationFieldsProps<Name>) {
  const { field, labels, rows, original, value, onChange } = props;
  const names = Object.keys(labels) as Name[];
  const change = (language: TranslationLanguage, name: Name, text: string) => {
    const { [name]: _previous, machineSource, ...others } = value[language] ?? {};
    // A corrected description is no longer that of a machine.
    const isMachineText = machineSource !== undefined && name !== 'description';
    onChange({
      ...value,
      [language]: {
        ...others,
        ...(text !== '' && { [name]: text }),
        ...(isMachineText && { machineSource }),
      },
    });
  };
  return translationLanguages.flatMap((language) =>
    names.map((name) => {
      const { maxLength } = field.texts[name];
      const fieldProps = {
        name: `${name}-${language}`,
        label: texts.labelIn(language, labels[name]),
        lang: locales[language],
        value: value[language]?.[name] ?? '',
        onChange: (text: string) => {
          change(language, name, text);
        },
      };
      const lines = rows?.[name];
      if (lines === undefined) {
        return (
          <TextField
            key={fieldProps.name}
            autoComplete="off"
            maxLength={maxLength}
            {...fieldProps}
          />
        );
      }
      return (
        <div key={fieldProps.name} className="flex flex-col gap-2">
          <TextArea rows={lines} measure={textLength(maxLength)} {...fieldProps} />
          {name === 'description' && original !== undefined && (
            <MachineTranslation
              language={language}
              source={field.texts[name].check.clean(original)}
              value={value[language]}
              onTranslated={(translated) => {
                onChange({ ...value, [language]: { ...value[language], ...translated } });
              }}
            />
          )}
        </div>
      );
    }),
  );
}

/** Renders the fields for the texts in other languages in a form, closed until the user opens them. */
export function TranslationsSection<Name extends string>(props: TranslationFieldsProps<Name>) {
  return (
    <details className="rounded-control border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-3 font-semibold text-sea-ink">
        {texts.translationsSummary}
      </summary>
      <div className="flex flex-col gap-4 px-3 pb-3">
        <p className="text-sm text-ink-muted">{texts.translationsHint}</p>
        <TranslationFields {...props} />
      </div>
    </details>
  );
}
