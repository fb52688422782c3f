import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { settingsMutation } from '#features/settings/data/settings-mutation.ts';
import { changedFields } from '#shared/record/changed-fields.ts';
import { documentText, isOperatorDocument, normalizeDocument } from '#shared/operator-document.ts';
import {
  isContactEmail,
  maxContactEmailLength,
  operatorFields,
} from '#features/settings/model/public-settings.ts';
import type { Operator } from '#features/settings/model/public-settings.ts';
import * as texts from '#features/settings/panel-texts.ts';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { SavingOutcome } from '#ui/form/saving-outcome.tsx';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { cleanLine } from '#shared/text/plain-text.ts';

interface OperatorFormProps {
  actorId: string;
  /** The stored values. */
  storedOperator: Operator;
}

/** Form for the operator and contact data used in the terms, privacy and help pages. */
export function OperatorForm({ actorId, storedOperator }: OperatorFormProps) {
  const client = useQueryClient();
  const saveMutation = useMutation(settingsMutation(client, actorId));
  const [enteredFields, setEnteredFields] = useState<Partial<Operator>>({});
  const values: Operator = { ...toFormValues(storedOperator), ...enteredFields };
  // Only edited fields are saved, so concurrent changes to other fields are kept.
  const changes = changedFields({ ...storedOperator }, { ...cleanOperator(values) });
  const isChanged = Object.keys(changes).length > 0;

  const save = async (operator: Partial<Operator>) => {
    await saveMutation.mutateAsync(operator);
    setEnteredFields({});
  };
  const form = useForm({
    values,
    onChange: (newValues) => {
      setEnteredFields({ ...enteredFields, ...newValues });
    },
    problemsOf: findOperatorProblems,
    isBusy: saveMutation.isPending,
    isWaiting: !isChanged,
    sentences: texts.settingsSaveErrors,
    onSubmit: () => save(changes),
  });

  return (
    <section
      aria-labelledby="responsavel"
      className="rounded-card border border-line bg-surface p-4 shadow-card md:p-6"
    >
      <h2 id="responsavel" className="text-xl font-bold">
        {texts.operatorTitle}
      </h2>
      <p className="mt-1 text-sm text-ink-muted">{texts.operatorLead}</p>
      <Form form={form} className="mt-4 flex flex-col gap-4">
        <TextField
          label={texts.operatorNameLabel}
          maxLength={operatorFields.operatorName.maxLength}
          autoComplete="off"
          {...form.field('operatorName')}
        />
        <TextField
          label={texts.operatorDocumentLabel}
          maxLength={24}
          autoComplete="off"
          {...form.field('operatorDocument')}
        />
        <TextField
          label={texts.operatorAddressLabel}
          maxLength={operatorFields.operatorAddress.maxLength}
          autoComplete="off"
          {...form.field('operatorAddress')}
        />
        <TextField
          label={texts.privacyOfficerLabel}
          hint={texts.privacyOfficerHint}
          maxLength={operatorFields.privacyOfficer.maxLength}
          autoComplete="off"
          {...form.field('privacyOfficer')}
        />
        <TextField
          label={texts.contactEmailLabel}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxContactEmailLength}
          autoComplete="off"
          {...form.field('contactEmail')}
        />
        <div>
          <SubmitButton form={form} busyLabel={texts.saving}>
            {texts.saveOperator}
          </SubmitButton>
        </div>
        <SavingOutcome
          sentences={texts.settingsSaveErrors}
          isSaved={saveMutation.isSuccess && !isChanged}
          error={saveMutation.error}
          onRetry={() => void save(changes).catch(() => undefined)}
        />
      </Form>
      <LeaveGuard isNeeded={isChanged}>{texts.unsavedOperator}</LeaveGuard>
    </section>
  );
}

/** Returns the values for the form, with the document punctuated. */
function toFormValues(storedOperator: Operator): Operator {
  const { operatorName, operatorAddress, privacyOfficer, contactEmail } = storedOperator;
  const operatorDocument = documentText(storedOperator.operatorDocument).replace(/^\D+ /, '');
  return { operatorName, operatorDocument, operatorAddress, privacyOfficer, contactEmail };
}

/** Returns the typed values in their stored form. */
function cleanOperator(enteredFields: Operator): Operator {
  return {
    operatorName: cleanLine(enteredFields.operatorName),
    operatorDocument: normalizeDocument(cleanLine(enteredFields.operatorDocument)),
    operatorAddress: cleanLine(enteredFields.operatorAddress),
    privacyOfficer: cleanLine(enteredFields.privacyOfficer),
    contactEmail: cleanLine(enteredFields.contactEmail),
  };
}

/** Returns the problems of the typed values as sentences per field. Empty fields are valid. */
function findOperatorProblems(enteredFields: Operator): Partial<Record<keyof Operator, string>> {
  const { operatorName, operatorDocument, operatorAddress, contactEmail } =
    cleanOperator(enteredFields);
  const isNameMissing = operatorName === '' && (operatorDocument !== '' || operatorAddress !== '');
  return {
    ...(isNameMissing && { operatorName: texts.operatorNameMissing }),
    ...(operatorDocument !== '' &&
      !isOperatorDocument(operatorDocument) && {
        operatorDocument: texts.operatorDocumentInvalid,
      }),
    ...(contactEmail !== '' &&
      !isContactEmail(contactEmail) && {
        contactEmail: texts.contactEmailInvalid,
      }),
  };
}
