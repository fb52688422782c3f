import { useMutation, useQuery } from '@tanstack/react-query';
import { useSession } from '#features/account/components/session/use-session.ts';
import {
  translateByMachine,
  translatorLanguagesQuery,
} from '#features/language/data/translator-store.ts';
import * as texts from '#features/language/panel-texts.ts';
import { textHash } from '#shared/text/text-hash.ts';
import type { TranslationLanguage, Translations } from '#shared/translations.ts';
import { Button } from '#ui/button.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { failureSentence, useFailureText } from '#ui/failure-text.ts';

interface MachineTranslationProps {
  language: TranslationLanguage;
  /** The Portuguese description as it will be stored; '' if there is none. */
  source: string;
  /** The texts in the language. */
  value: Translations<'description'>[TranslationLanguage];
  onTranslated: (texts: { description: string; machineSource: string }) => void;
}

/**
 * Renders the button that translates a description by machine, if the server has a translator for the language, and
 * whether the current text comes from a machine. A text that a person wrote is never replaced.
 */
export function MachineTranslation(props: MachineTranslationProps) {
  const { language, source, value, onTranslated } = props;
  const { description, machineSource } = value ?? {};
  const { user } = useSession();
  const languages = useQuery({
    ...translatorLanguagesQuery(user?.uid ?? ''),
    enabled: user !== null,
    staleTime: Infinity,
  });
  const isByPerson = description !== undefined && machineSource === undefined;
  const translation = useMutation({
    mutationFn: (text: string) => translateByMachine(language, text),
    onSuccess: (translated, text) => {
      // A person may have written the text in the meantime.
      if (!isByPerson) onTranslated({ description: translated, machineSource: textHash(text) });
    },
  });
  const failure = useFailureText(texts.machineTranslationErrors, translation.error);
  if (isByPerson) return null;

  const canTranslate = languages.data?.includes(language) && source !== '';
  return (
    <div className="flex flex-col items-start gap-1">
      <p role="status" className="text-sm text-ink-muted">
        {machineSource !== undefined &&
          (machineSource === textHash(source)
            ? texts.isMachineTranslation
            : texts.isOutdatedTranslation)}
      </p>
      {languages.isError && !languages.data && (
        <FailureLine
          sentences={texts.translatorErrors}
          error={languages.error}
          onRetry={() => void languages.refetch()}
        />
      )}
      {canTranslate && (
        <Button
          variant="secondary"
          aria-disabled={translation.isPending}
          onClick={() => {
            if (!translation.isPending) translation.mutate(source);
          }}
        >
          {translation.isPending ? texts.translating : texts.translateInto(language)}
        </Button>
      )}
      {translation.isError && (
        <p role="alert" className="text-sm text-danger">
          {failureSentence(failure)}
        </p>
      )}
    </div>
  );
}
