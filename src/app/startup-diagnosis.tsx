import { useEffect, useState } from 'react';
import * as texts from '#app/texts.ts';
import { checkHealth } from '#platform/health/health.ts';
import type { HealthReport, ServiceHealth } from '#platform/health/health.ts';
import type { AppErrorCode } from '#shared/app-error.ts';
import { unknownErrorText } from '#shared/error-sentences.ts';

const stateTexts: Partial<Record<AppErrorCode, string>> = {
  'not-initialized': texts.notConfigured,
  unavailable: texts.notResponding,
  timeout: texts.notResponding,
};

function stateTextOf(service: ServiceHealth): string {
  if (service.ok) return texts.responding;
  const state = stateTexts[service.code] ?? unknownErrorText;
  // A configuration error is for the operator of the site: the message names the variable.
  return service.code === 'not-initialized' ? `${state} (${service.message})` : state;
}

/** Shows which service keeps the app from starting. Its chunk is loaded only after a failed start. */
export function StartupDiagnosis() {
  const [report, setReport] = useState<HealthReport | 'unknown' | null>(null);

  useEffect(() => {
    let isMounted = true;
    checkHealth().then(
      (foundReport) => {
        if (isMounted) setReport(foundReport);
      },
      () => {
        if (isMounted) setReport('unknown');
      },
    );
    return () => {
      isMounted = false;
    };
  }, []);

  if (report === null) return null;
  if (report === 'unknown') return <p className="text-center text-sm">{unknownErrorText}</p>;
  return (
    <dl className="mx-auto grid max-w-md grid-cols-[auto_1fr] gap-x-3 gap-y-1 px-4 text-sm text-ink-muted">
      <dt className="font-semibold">{texts.authService}</dt>
      <dd>{stateTextOf(report.auth)}</dd>
      <dt className="font-semibold">{texts.databaseService}</dt>
      <dd>{stateTextOf(report.firestore)}</dd>
    </dl>
  );
}
