import { newRequestId, getErrorMessage } from '@inkstone/call/web';
import { toastSuccess, toastError, useConfirm } from '@inkstone/ui';

interface EndRequest {
  id: number;
  requestId: string;
}

interface EndActions {
  withdrawAssignment(request: EndRequest): Promise<{ recipients: number }>;
  deleteAssignment(request: EndRequest): Promise<unknown>;
  /** The success message, with the number of students it was withdrawn from. */
  withdrawnText(count: number): string;
  deletedText: string;
  failedText: string;
}

interface EndConfirmation {
  title: string;
  /** What is lost and for whom, one paragraph each. */
  lines: readonly string[];
  confirmLabel: string;
}

/** Withdraws and deletes assignments after confirmation; both resolve to whether it was done. */
export const useConfirmedEnd = ({
  withdrawAssignment,
  deleteAssignment,
  withdrawnText,
  deletedText,
  failedText,
}: EndActions) => {
  const confirm = useConfirm();
  const confirmAndRun = async (
    { title, lines, confirmLabel }: EndConfirmation,
    end: () => Promise<string>,
  ): Promise<boolean> => {
    const body = lines.map((line) => <p key={line}>{line}</p>);
    if (!(await confirm({ title, body, actionLabel: confirmLabel, danger: true }))) return false;
    try {
      toastSuccess(await end());
      return true;
    } catch (error) {
      toastError(failedText, getErrorMessage(error));
      return false;
    }
  };
  const withdraw = (ids: readonly number[], question: EndConfirmation) =>
    confirmAndRun(question, async () => {
      let reached = 0;
      for (const id of ids) reached += (await withdrawAssignment({ id, requestId: newRequestId() })).recipients;
      return withdrawnText(reached);
    });
  const remove = (id: number, question: EndConfirmation) =>
    confirmAndRun(question, async () => {
      await deleteAssignment({ id, requestId: newRequestId() });
      return deletedText;
    });
  return { withdraw, remove };
};
