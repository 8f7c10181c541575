import { failureFrom, newRequestId } from '@inkstone/call/web';
import { noticeDone, noticeFailed, useConfirm } from '@inkstone/ui';

interface Press {
  id: number;
  requestId: string;
}

interface Ending {
  revoke(press: Press): Promise<{ recipients: number }>;
  destroy(press: Press): Promise<unknown>;
  /** What is said of so many students from whom it was withdrawn. */
  withdrew(count: number): string;
  deleted: string;
  notDone: string;
}

interface Question {
  title: string;
  /** What is lost and to whom, a paragraph each. */
  lines: readonly string[];
  act: string;
}

/** Withdrawing and deleting given work, each after its question. Both say whether it was done. */
export const useEnding = ({ revoke, destroy, withdrew, deleted, notDone }: Ending) => {
  const confirm = useConfirm();
  const ended = async ({ title, lines, act }: Question, end: () => Promise<string>): Promise<boolean> => {
    const body = lines.map((line) => <p key={line}>{line}</p>);
    if (!(await confirm({ title, body, act, danger: true }))) return false;
    try {
      noticeDone(await end());
      return true;
    } catch (error) {
      noticeFailed(notDone, failureFrom(error)?.message ?? String(error));
      return false;
    }
  };
  const withdraw = (ids: readonly number[], question: Question) =>
    ended(question, async () => {
      let reached = 0;
      for (const id of ids) reached += (await revoke({ id, requestId: newRequestId() })).recipients;
      return withdrew(reached);
    });
  const remove = (id: number, question: Question) =>
    ended(question, async () => {
      await destroy({ id, requestId: newRequestId() });
      return deleted;
    });
  return { withdraw, remove };
};
