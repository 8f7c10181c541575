import { failureFrom, newRequestId } from '@inkstone/call/web';
import { noticeDone, noticeFailed, useConfirm } from '@inkstone/ui';

interface EndRequest {
  id: number;
  requestId: string;
}

interface EndActions {
  revoke(request: EndRequest): Promise<{ recipients: number }>;
  destroy(request: EndRequest): Promise<unknown>;
  /** What is said of so many students from whom it was withdrawn. */
  withdrawnText(count: number): string;
  deletedText: string;
  failedText: string;
}

interface EndConfirmation {
  title: string;
  /** What is lost and to whom, a paragraph each. */
  lines: readonly string[];
  confirmLabel: string;
}

/** Withdrawing and deleting given work, each after its question. Both say whether it was done. */
export const useConfirmedEnd = ({ revoke, destroy, withdrawnText, deletedText, failedText }: EndActions) => {
  const confirm = useConfirm();
  const confirmAndRun = async (
    { title, lines, confirmLabel }: EndConfirmation,
    end: () => Promise<string>,
  ): Promise<boolean> => {
    const body = lines.map((line) => <p key={line}>{line}</p>);
    if (!(await confirm({ title, body, act: confirmLabel, danger: true }))) return false;
    try {
      noticeDone(await end());
      return true;
    } catch (error) {
      noticeFailed(failedText, failureFrom(error)?.message ?? String(error));
      return false;
    }
  };
  const withdraw = (ids: readonly number[], question: EndConfirmation) =>
    confirmAndRun(question, async () => {
      let reached = 0;
      for (const id of ids) reached += (await revoke({ id, requestId: newRequestId() })).recipients;
      return withdrawnText(reached);
    });
  const remove = (id: number, question: EndConfirmation) =>
    confirmAndRun(question, async () => {
      await destroy({ id, requestId: newRequestId() });
      return deletedText;
    });
  return { withdraw, remove };
};
