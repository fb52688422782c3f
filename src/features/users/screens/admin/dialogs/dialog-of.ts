import type { UserTask } from '../user-task.ts';

/** What the dialog of a kind of task is given. */
export interface DialogOf<Kind extends UserTask['kind']> {
  adminId: string;
  task: Extract<UserTask, { kind: Kind }>;
  onClose: () => void;
}
