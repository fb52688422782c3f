import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { settingsMutation } from '#features/settings/data/settings-mutation.ts';
import { publicSettingsRecord } from '#features/settings/model/public-settings.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';
import * as texts from '#features/settings/panel-texts.ts';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { SavingOutcome } from '#features/place-editor/components/saving-outcome.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { textLength } from '#shared/text/text-length.ts';
import { Button } from '#ui/button.tsx';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';

interface MaintenanceFormProps {
  actorId: string;
  /** The current message; '' for none. */
  storedMessage: string;
}

const { maxLength } = publicSettingsRecord.fields.maintenanceMessage;

/** Form for the maintenance banner that is shown on every page. */
export function MaintenanceForm({ actorId, storedMessage }: MaintenanceFormProps) {
  const client = useQueryClient();
  const saveMutation = useMutation(settingsMutation(client, actorId));
  const [enteredMessage, setEnteredMessage] = useState<string | null>(null);
  const text = enteredMessage ?? storedMessage;
  const message = cleanPlainText(text);
  const isChanged = message !== storedMessage;
  const canPublish = isChanged && message.length <= maxLength;

  const save = (maintenanceMessage: string) => {
    if (saveMutation.isPending) return;
    saveMutation.mutate(
      { maintenanceMessage },
      {
        onSuccess: () => {
          setEnteredMessage(null);
        },
      },
    );
  };

  const form = useForm({
    values: { maintenanceMessage: text },
    onChange: (changes) => {
      setEnteredMessage(changes.maintenanceMessage ?? '');
    },
    isBusy: saveMutation.isPending,
    isWaiting: !canPublish,
    onSubmit: () => {
      save(message);
    },
  });

  return (
    <section
      aria-labelledby="manutencao"
      className="rounded-card border border-line bg-surface p-4 shadow-card md:p-6"
    >
      <h2 id="manutencao" className="text-xl font-bold">
        {texts.maintenanceTitle}
      </h2>
      <p className="mt-1 text-sm text-ink-muted">
        {storedMessage ? texts.maintenanceShown : texts.noMaintenance}
      </p>
      <Form form={form} className="mt-4">
        <TextArea
          label={texts.maintenanceLabel}
          hint={texts.maintenanceHint}
          rows={3}
          measure={textLength(maxLength)}
          {...form.field('maintenanceMessage')}
        />
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <SubmitButton form={form} busyLabel={texts.saving}>
            {texts.publishMaintenance}
          </SubmitButton>
          {storedMessage && (
            <Button
              variant="secondary"
              aria-disabled={saveMutation.isPending}
              onClick={() => {
                save('');
              }}
            >
              {texts.withdrawMaintenance}
            </Button>
          )}
        </div>
        <SavingOutcome
          sentences={texts.settingsSaveErrors}
          isSaved={saveMutation.isSuccess && !isChanged}
          error={saveMutation.error}
          onRetry={() => {
            save(saveMutation.variables?.maintenanceMessage ?? message);
          }}
        />
      </Form>
      <LeaveGuard isNeeded={isChanged && enteredMessage !== null}>
        {texts.unpublishedMaintenance}
      </LeaveGuard>
    </section>
  );
}
