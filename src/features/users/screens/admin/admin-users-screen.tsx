import { useRef, useState, useEffect } from 'react';
import { Download } from 'lucide-react';
import { parseUserFilter, userFilterParams } from '#features/users/model/user-list.ts';
import type { User } from '#features/account/model/user.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/users/panel-texts.ts';
import { Button } from '#ui/button.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { UserFilters } from './user-filters.tsx';
import { UserResults } from './user-results.tsx';
import type { UserTask } from './user-task.ts';

const ExportDialog = lazyDialog(
  async () => (await import('./export/export-dialog.tsx')).ExportDialog,
);

export default function UsersScreen() {
  const { user } = useSession();
  return user && <Users admin={user} />;
}

function Users({ admin }: { admin: User }) {
  const {
    state: filter,
    requestedState,
    update,
  } = useAddressState(parseUserFilter, userFilterParams);
  const [task, setTask] = useState<UserTask | null>(null);
  const [isExporting, setExporting] = useState(false);
  const titleRef = useRef<HTMLHeadingElement>(null);

  return (
    <div className="page py-6 md:py-10">
      <title>{texts.usersPageTitle}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1
          ref={titleRef}
          tabIndex={-1}
          className="text-2xl font-extrabold outline-none md:text-3xl"
        >
          {texts.usersTitle}
        </h1>
        <Button
          variant="secondary"
          onClick={() => {
            setExporting(true);
          }}
        >
          <Download aria-hidden size={20} />
          <span className="max-sm:sr-only">{texts.exportCsv}</span>
        </Button>
      </div>
      <UserFilters adminId={admin.uid} filter={requestedState} onChange={update} />
      <UserResults
        admin={admin}
        filter={filter}
        onTask={setTask}
        onShowAll={() => {
          update({ text: '', role: null, status: null });
        }}
      />
      <TaskDialog
        adminId={admin.uid}
        task={task}
        onClose={() => {
          setTask(null);
        }}
        // The row of the user may have left the list together with the button that opened the dialog.
        onFocusLost={() => titleRef.current?.focus()}
      />
      {isExporting && (
        <ExportDialog
          adminId={admin.uid}
          filter={filter}
          onClose={() => {
            setExporting(false);
          }}
        />
      )}
    </div>
  );
}

const UserTaskDialog = lazyDialog(
  async () => (await import('./dialogs/user-task-dialog.tsx')).UserTaskDialog,
);

interface TaskDialogProps {
  adminId: string;
  /** Null if no dialog is open. */
  task: UserTask | null;
  onClose: () => void;
  /** Called after the dialog closed if the element that opened it no longer exists. */
  onFocusLost: () => void;
}

/** Renders the dialog of a pending task. */
function TaskDialog({ adminId, task, onClose, onFocusLost }: TaskDialogProps) {
  const wasOpen = useRef(false);

  // Runs after the effect of the dialog, which returns the focus to the element that opened it.
  useEffect(() => {
    if (task) {
      wasOpen.current = true;
    } else if (wasOpen.current) {
      wasOpen.current = false;
      if (document.activeElement === document.body) onFocusLost();
    }
  }, [task, onFocusLost]);

  return task && <UserTaskDialog adminId={adminId} task={task} onClose={onClose} />;
}
