import { Button, Textarea } from '@mantine/core';
import { newRequestId, useApiMutation, getErrorMessage } from '@inkstone/call/web';
import { toastSuccess, toastError, Section, useConfirm, useTranslation } from '@inkstone/ui';
import { useLeaveGuard } from '@inkstone/ui/screen';
import { updatePhaseReport, type PhaseComments, type PhaseReportData } from '../../contract.ts';
import { phaseCommentFields } from '../../document/phase-document.ts';
import { phaseMessages } from '../../messages.ts';
import styles from './phase.module.css';

/** The teacher's comments, read-only. */
export const PhaseCommentsView = ({ report: { comments } }: { report: Pick<PhaseReportData, 'comments'> }) => {
  const t = useTranslation(phaseMessages);
  const writtenFields = phaseCommentFields.filter((part) => comments[part] !== '');
  return (
    <div className={styles.block}>
      <Section title={t('words')}>
        <div className={styles.words}>
          {writtenFields.length === 0 && <p className="dim">{t('noWords')}</p>}
          {writtenFields.map((part) => (
            <div key={part} className={styles.said}>
              <h3>{t(part)}</h3>
              <p>{comments[part]}</p>
            </div>
          ))}
        </div>
      </Section>
    </div>
  );
};

/** Saves the comments of a draft; `save` says whether it was saved. */
export const useSaveComments = (report: PhaseReportData, draft: PhaseComments) => {
  const t = useTranslation(phaseMessages);
  const { mutateAsync, isPending } = useApiMutation(updatePhaseReport);
  const isTouched = phaseCommentFields.some((part) => draft[part].trim() !== report.comments[part]);
  const save = async (): Promise<boolean> => {
    try {
      const { id, version } = report;
      await mutateAsync({ requestId: newRequestId(), id, version, comments: draft });
      toastSuccess(t('saved'));
      return true;
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
      return false;
    }
  };
  return { isTouched, isPending, save };
};

interface PhaseCommentsEditorProps extends ReturnType<typeof useSaveComments> {
  draft: PhaseComments;
  onChange(draft: PhaseComments): void;
}

/** The comments of a draft as a form; saved by button, with a warning on leaving unsaved changes. */
export const PhaseCommentsEditor = ({ draft, isTouched, isPending, save, onChange }: PhaseCommentsEditorProps) => {
  const t = useTranslation(phaseMessages);
  const confirm = useConfirm();
  useLeaveGuard(isTouched, () =>
    confirm({ title: t('leaveTitle'), body: t('leaveBody'), actionLabel: t('leaveAct'), danger: true }),
  );
  return (
    <div className={styles.block}>
      <Section
        title={t('words')}
        aside={<span className="meta no-print">{t(isTouched ? 'notSaved' : 'allSaved')}</span>}
      >
        <form
          className={styles.words}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          {phaseCommentFields.map((part) => (
            <Textarea
              key={part}
              label={t(part)}
              autosize
              minRows={2}
              maxRows={14}
              maxLength={4000}
              value={draft[part]}
              onChange={({ currentTarget }) => onChange({ ...draft, [part]: currentTarget.value })}
            />
          ))}
          <div className="no-print">
            <Button type="submit" variant="filled" loading={isPending} disabled={!isTouched}>
              {t('save')}
            </Button>
          </div>
        </form>
      </Section>
    </div>
  );
};
