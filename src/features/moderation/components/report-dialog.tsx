import type { ReportedKind, ReportSubject } from '#features/moderation/model/report.ts';
import { reportTexts } from '#features/moderation/texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { ReportForm } from './report-form.tsx';

interface ReportDialogProps {
  uid: string;
  kind: ReportedKind;
  /** The reported item; null while the dialog is closed. */
  subject: Omit<ReportSubject, 'kind'> | null;
  onSent?: () => void;
  onClose: () => void;
}

/** Renders the dialog that reports a review, its images or an event. */
export function ReportDialog({ uid, kind, subject, onSent, onClose }: ReportDialogProps) {
  return (
    <Dialog title={reportTexts[kind].title} open={subject !== null} onClose={onClose}>
      {subject && (
        <ReportForm uid={uid} subject={{ kind, ...subject }} onSent={onSent} onDone={onClose} />
      )}
    </Dialog>
  );
}
