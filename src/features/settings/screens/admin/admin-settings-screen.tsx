import { useQuery } from '@tanstack/react-query';
import { publicSettingsQuery } from '#features/settings/data/settings-queries.ts';
import { brand } from '#shared/brand.ts';
import { settingsReadErrors } from '#features/settings/panel-texts.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MaintenanceForm } from './maintenance-form.tsx';
import { OperatorForm } from './operator-form.tsx';
import { SettingSwitches } from './setting-switches.tsx';

export default function AdminSettingsScreen() {
  const { user } = useSession();
  // What is changed here is what is stored now, not what a page read minutes ago.
  const settings = useQuery({ ...publicSettingsQuery(), staleTime: 0 });
  if (!user) return null;
  return (
    <div className="page py-6 md:py-10">
      <title>{`Configurações do guia · ${brand.name}`}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">Configurações</h1>
      <p className="mt-1 text-ink-muted">Valem para todo o guia. Cada mudança fica no registro.</p>
      <QueryView
        query={settings}
        sentences={settingsReadErrors}
        loading="Carregando as configurações..."
        skeleton={<Skeleton className="mt-6 h-72 rounded-card" />}
      >
        {(stored) => (
          <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
            <div className="grid gap-6">
              <SettingSwitches actorId={user.uid} settings={stored} />
              <MaintenanceForm actorId={user.uid} stored={stored.maintenanceMessage} />
            </div>
            <OperatorForm actorId={user.uid} stored={stored} />
          </div>
        )}
      </QueryView>
    </div>
  );
}
