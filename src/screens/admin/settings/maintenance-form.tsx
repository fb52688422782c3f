import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { settingsMutation } from '#data/settings/settings-mutation.ts';
import { maxMaintenanceMessage } from '#data/settings/settings-store.ts';
import { cleanPlainText } from '#domain/plain-text.ts';
import { settingsSaveErrors } from '#texts/errors/settings.ts';
import { LeaveGuard } from '#components/saving/leave-guard.tsx';
import { SavingOutcome } from '#components/saving/saving-outcome.tsx';
import { TextArea } from '#components/text-area/text-area.tsx';
import { Button } from '#ui/button.tsx';

interface MaintenanceFormProps {
  actorId: string;
  /** The message that everybody sees now; '' for none. */
  stored: string;
}

/** The notice that everybody sees above every page. */
export function MaintenanceForm({ actorId, stored }: MaintenanceFormProps) {
  const client = useQueryClient();
  const saving = useMutation(settingsMutation(client, actorId));
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? stored;
  const message = cleanPlainText(text);
  const isChanged = message !== stored;
  const mayPublish = isChanged && message.length <= maxMaintenanceMessage;

  const save = (maintenanceMessage: string) => {
    if (saving.isPending) return;
    saving.mutate(
      { maintenanceMessage },
      {
        onSuccess: () => {
          setTyped(null);
        },
      },
    );
  };

  return (
    <section
      aria-labelledby="manutencao"
      className="rounded-card border border-line bg-surface p-4 shadow-card md:p-6"
    >
      <h2 id="manutencao" className="text-xl font-bold">
        Aviso de manutenção
      </h2>
      <p className="mt-1 text-sm text-ink-muted">
        {stored
          ? 'Este aviso aparece agora para todos, acima de cada página.'
          : 'Nenhum aviso no momento. O que você publicar aparece para todos, acima de cada página.'}
      </p>
      <form
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (mayPublish) save(message);
        }}
      >
        <TextArea
          label="Mensagem"
          name="maintenanceMessage"
          hint="Diga o que está acontecendo e até quando."
          rows={3}
          maxLength={maxMaintenanceMessage}
          value={text}
          onChange={setTyped}
        />
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button type="submit" aria-disabled={saving.isPending || !mayPublish}>
            {saving.isPending ? 'Salvando...' : 'Publicar aviso'}
          </Button>
          {stored && (
            <Button
              variant="secondary"
              aria-disabled={saving.isPending}
              onClick={() => {
                save('');
              }}
            >
              Retirar aviso
            </Button>
          )}
        </div>
        <SavingOutcome
          sentences={settingsSaveErrors}
          isSaved={saving.isSuccess && !isChanged}
          error={saving.error}
          onRetry={() => {
            save(saving.variables?.maintenanceMessage ?? message);
          }}
        />
      </form>
      <LeaveGuard isNeeded={isChanged && typed !== null}>
        A mensagem que você digitou ainda não foi publicada.
      </LeaveGuard>
    </section>
  );
}
