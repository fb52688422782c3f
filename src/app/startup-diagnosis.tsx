import { useEffect, useState } from 'react';
import { checkHealth } from '#platform/health/health.ts';
import type { HealthReport, ServiceHealth } from '#platform/health/health.ts';
import type { AppErrorCode } from '#shared/app-error.ts';
import { unknownError } from '#shared/error-sentences.ts';

const words: Partial<Record<AppErrorCode, string>> = {
  'not-initialized': 'não configurado',
  unavailable: 'sem resposta',
  timeout: 'sem resposta',
};

function stateOf(service: ServiceHealth): string {
  if (service.ok) return 'respondendo';
  const state = words[service.code] ?? unknownError;
  // A configuration error is for the operator of the site: the message names the variable.
  return service.code === 'not-initialized' ? `${state} (${service.message})` : state;
}

/** Shows which service keeps the app from starting. Its chunk is loaded only after a failed start. */
export function StartupDiagnosis() {
  const [report, setReport] = useState<HealthReport | 'unknown' | null>(null);

  useEffect(() => {
    let wanted = true;
    checkHealth().then(
      (found) => {
        if (wanted) setReport(found);
      },
      () => {
        if (wanted) setReport('unknown');
      },
    );
    return () => {
      wanted = false;
    };
  }, []);

  if (report === null) return null;
  if (report === 'unknown') return <p className="text-center text-sm">{unknownError}</p>;
  return (
    <dl className="mx-auto grid max-w-md grid-cols-[auto_1fr] gap-x-3 gap-y-1 px-4 text-sm text-ink-muted">
      <dt className="font-semibold">Autenticação</dt>
      <dd>{stateOf(report.auth)}</dd>
      <dt className="font-semibold">Banco de dados</dt>
      <dd>{stateOf(report.firestore)}</dd>
    </dl>
  );
}
