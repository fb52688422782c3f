import { useMutation, useQueryClient } from '@tanstack/react-query';
import { settingsMutation } from '#features/settings/data/settings-mutation.ts';
import type { PublicSettings } from '#features/settings/model/public-settings.ts';
import { settingsSaveErrors } from '#features/settings/panel-texts.ts';
import { SavingOutcome } from '#features/place-editor/components/saving-outcome.tsx';
import { Switch } from '#ui/switch.tsx';

type Toggle = 'requireApproval' | 'reviewsEnabled' | 'clubEnabled';

const toggles: { field: Toggle; label: string; on: string; off: string }[] = [
  {
    field: 'requireApproval',
    label: 'Aprovar novos cadastros',
    on: 'Quem se cadastra espera a aprovação de um administrador.',
    off: 'Quem se cadastra entra direto.',
  },
  {
    field: 'reviewsEnabled',
    label: 'Avaliações abertas',
    on: 'Os membros podem avaliar os lugares.',
    off: 'Ninguém publica avaliações novas. As que existem continuam visíveis.',
  },
  {
    field: 'clubEnabled',
    label: 'Clube aberto',
    on: 'O clube aparece no guia e aceita novas assinaturas.',
    off: 'O clube não aparece no guia e não aceita novas assinaturas.',
  },
];

interface SettingSwitchesProps {
  actorId: string;
  settings: PublicSettings;
}

/** What is open and what is closed. Stored as soon as it is switched. */
export function SettingSwitches({ actorId, settings }: SettingSwitchesProps) {
  const client = useQueryClient();
  const saving = useMutation(settingsMutation(client, actorId));
  // While it is on its way, what was asked for; afterwards what is stored.
  const asked = saving.isPending ? saving.variables : {};

  return (
    <section
      aria-labelledby="acesso"
      className="rounded-card border border-line bg-surface p-4 shadow-card md:p-6"
    >
      <h2 id="acesso" className="text-xl font-bold">
        O que está aberto
      </h2>
      <div className="mt-2 divide-y divide-line" aria-busy={saving.isPending}>
        {toggles.map(({ field, label, on, off }) => {
          const isOn = asked[field] ?? settings[field];
          return (
            <div key={field} className="py-3">
              <Switch
                checked={isOn}
                onChange={(checked) => {
                  // One after the other: two at once would each overwrite what the other one shows.
                  if (!saving.isPending) saving.mutate({ [field]: checked });
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
        sentences={settingsSaveErrors}
        isSaved={saving.isSuccess}
        error={saving.error}
        onRetry={() => {
          if (saving.variables) saving.mutate(saving.variables);
        }}
      />
    </section>
  );
}
