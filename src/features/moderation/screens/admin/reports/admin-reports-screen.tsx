import * as texts from '#features/moderation/report-panel-texts.ts';
import { QueueView } from '../queue-view.tsx';
import { ReportQueue } from './report-queue.tsx';

export default function ReportsScreen() {
  return (
    <QueueView
      pageTitle={texts.reportsPageTitle}
      heading={texts.reports}
      stateFilter={texts.reportStatusFilter}
      closedParameter="encerradas"
      queues={[
        {
          kind: 'report',
          parameter: '',
          label: texts.reports,
          introduction: { open: texts.reportsIntroduction, closed: texts.reportsIntroduction },
          stateLabels: { open: texts.openReports, closed: texts.closedReports },
          List: ReportQueue,
        },
      ]}
    />
  );
}
