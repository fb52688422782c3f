import type { UserTask } from '../user-task.ts';

/** Props of the dialog for a kind of task. */
export interface UserDialogProps<Kind extends UserTask['kind']> {
  adminId: string;
  task: Extract<UserTask, { kind: Kind }>;
  onClose: () => void;
}
