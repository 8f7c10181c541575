import { getErrorMessage, newRequestId, useApiMutation } from '@inkstone/call/web';
import { toastError, useTranslation } from '@inkstone/ui';
import { decideAnswerSheet, undoAnswerSheets } from '../../contract/answer-sheets.ts';
import { answerSheetMessages } from '../../messages/answer-sheets.ts';
import type { SheetPageRow } from './sheet-words.ts';

interface SheetChange {
  studentId?: number;
  choices?: { index: number; values: string[] }[];
  isDiscarded?: boolean;
}

interface SheetDecisions {
  isSaving: boolean;
  /** Saves a decision over the edition that is shown; false where it was not saved, which is said. */
  decide(change: SheetChange): Promise<boolean>;
  /** Takes the entered answers of the student back; says why where they stay. */
  takeBack(): Promise<'undone' | 'nothing' | 'reportOpen' | 'marked' | null>;
}

/** Decides about one page. */
export const useSheetDecisions = (id: number, { sheetId, edition, studentId }: SheetPageRow): SheetDecisions => {
  const t = useTranslation(answerSheetMessages);
  const saving = useApiMutation(decideAnswerSheet);
  const undoing = useApiMutation(undoAnswerSheets);
  return {
    isSaving: saving.isPending || undoing.isPending,
    decide: async (change) => {
      try {
        await saving.mutateAsync({ requestId: newRequestId(), id, sheetId, edition, ...change });
        return true;
      } catch (error) {
        toastError(t('failed'), getErrorMessage(error));
        return false;
      }
    },
    takeBack: async () => {
      try {
        const input = { requestId: newRequestId(), id, studentIds: [studentId ?? 0] };
        return (await undoing.mutateAsync(input)).list[0]?.outcome ?? 'nothing';
      } catch (error) {
        toastError(t('failed'), getErrorMessage(error));
        return null;
      }
    },
  };
};
