import { Button, Textarea } from '@mantine/core';
import { failureFrom, newRequestId, useApiMutation } from '@inkstone/call/web';
import { noticeDone, noticeFailed, Section, useConfirm, useTranslation } from '@inkstone/ui';
import { useLeaveGuard } from '@inkstone/ui/screen';
import { editPhaseReport, type PhaseComments } from '../../contract.ts';
import { phaseWords } from '../../messages.ts';
import type { PhaseOf } from './one-phase.tsx';
import styles from './phase.module.css';

const parts = ['overall', 'strengths', 'advice'] as const;

/** The teacher's words as they are read. */
export const PhaseSaid = ({ report: { comments } }: { report: PhaseOf }) => {
  const t = useTranslation(phaseWords);
  const said = parts.filter((part) => comments[part] !== '');
  return (
    <div data-pdf="" className={styles.block}>
      <Section title={t('words')}>
        <div className={styles.words}>
          {said.length === 0 && <p className="dim">{t('noWords')}</p>}
          {said.map((part) => (
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

interface PhaseWritingProps {
  report: PhaseOf;
  draft: PhaseComments;
  onChange(draft: PhaseComments): void;
}

/** The same of a draft, as it is written; it is kept at a press, and leaving without is asked about. */
export const PhaseWriting = ({ report, draft, onChange }: PhaseWritingProps) => {
  const t = useTranslation(phaseWords);
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useApiMutation(editPhaseReport);
  const isTouched = parts.some((part) => draft[part].trim() !== report.comments[part]);
  useLeaveGuard(isTouched, () =>
    confirm({ title: t('leaveTitle'), body: t('leaveBody'), act: t('leaveAct'), danger: true }),
  );
  const save = async () => {
    try {
      const { id, version } = report;
      await mutateAsync({ requestId: newRequestId(), id, version, comments: draft });
      noticeDone(t('saved'));
    } catch (error) {
      noticeFailed(t('notDone'), failureFrom(error)?.message ?? String(error));
    }
  };
  return (
    <div data-pdf="" className={styles.block}>
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
          {parts.map((part) => (
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
