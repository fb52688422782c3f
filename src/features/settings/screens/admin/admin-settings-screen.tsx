import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { publicSettingsQuery } from '#features/settings/data/settings-queries.ts';
import * as texts from '#features/settings/panel-texts.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { settingsMutation } from '#features/settings/data/settings-mutation.ts';
import type { PublicSettings } from '#features/settings/model/public-settings.ts';
import { publicSettingsRecord } from '#features/settings/model/public-settings.ts';
import { SavingOutcome } from '#ui/form/saving-outcome.tsx';
import { Switch } from '#ui/switch.tsx';
import { cleanPlainText } from '#shared/text/plain-text.ts';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { textLength } from '#shared/text/text-length.ts';
import { Button } from '#ui/button.tsx';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';

const OperatorForm = lazyPart(
  texts.loadingSettings,
  async () => (await import('./operator-form.tsx')).OperatorForm,
);

export default function AdminSettingsScreen() {
  const { user } = useSession();
  // Refetches on every visit, so that the forms do not keep showing an outdated cached copy.
  const settings = useQuery({ ...publicSettingsQuery(), staleTime: 0 });
  if (!user) return null;
  return (
    <div className="page py-6 md:py-10">
      <title>{texts.settingsPageTitle}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">{texts.settingsTitle}</h1>
      <p className="mt-1 text-ink-muted">{texts.settingsLead}</p>
      <QueryView
        query={settings}
        sentences={texts.settingsReadErrors}
        loading={texts.loadingSettings}
        skeleton={<Skeleton className="mt-6 h-72 rounded-card" />}
      >
        {(storedSettings) => (
          <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
            <div className="grid gap-6">
              <SettingSwitches actorId={user.uid} settings={storedSettings} />
              <MaintenanceForm
                actorId={user.uid}
                storedMessage={storedSettings.maintenanceMessage}
              />
            </div>
            <OperatorForm actorId={user.uid} storedOperator={storedSettings} />
          </div>
        )}
      </QueryView>
    </div>
  );
}

const switchFields = ['requireApproval', 'reviewsEnabled', 'clubEnabled'] as const;

interface SettingSwitchesProps {
  actorId: string;
  settings: PublicSettings;
}

/** Renders the on/off settings. Each change is saved immediately. */
function SettingSwitches({ actorId, settings }: SettingSwitchesProps) {
  const client = useQueryClient();
  const saveMutation = useMutation(settingsMutation(client, actorId));
  // Shows the requested value while saving, then the stored one.
  const requestedSettings = saveMutation.isPending ? saveMutation.variables : {};

  return (
    <section
      aria-labelledby="acesso"
      className="rounded-card border border-line bg-surface p-4 shadow-card md:p-6"
    >
      <h2 id="acesso" className="text-xl font-bold">
        {texts.switchesTitle}
      </h2>
      <div className="mt-2 divide-y divide-line" aria-busy={saveMutation.isPending}>
        {switchFields.map((field) => {
          const { label, on, off } = texts.switchTexts[field];
          const isOn = requestedSettings[field] ?? settings[field];
          return (
            <div key={field} className="py-3">
              <Switch
                checked={isOn}
                onChange={(checked) => {
                  // Runs one save at a time: parallel saves would overwrite each other's displayed value.
                  if (!saveMutation.isPending) saveMutation.mutate({ [field]: checked });
                }}
              >
                <span className="block font-semibold">{label}</span>
                <span className="block text-sm text-ink-muted">{isOn ? on : off}</span>
              </Switch>
            </div>
          );
        })}
      </div>
      <SavingOutcome
        sentences={texts.settingsSaveErrors}
        isSaved={saveMutation.isSuccess}
        error={saveMutation.error}
        onRetry={() => {
          if (saveMutation.variables) saveMutation.mutate(saveMutation.variables);
        }}
      />
    </section>
  );
}

interface MaintenanceFormProps {
  actorId: string;
  /** The current message; '' for none. */
  storedMessage: string;
}

const { maxLength } = publicSettingsRecord.fields.maintenanceMessage;

/** Form for the maintenance banner that is shown on every page. */
function MaintenanceForm({ actorId, storedMessage }: MaintenanceFormProps) {
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
