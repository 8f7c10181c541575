import { Button, Modal, NumberInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { newRequestId, useApiMutation, getErrorMessage } from '@inkstone/call/web';
import { FormErrors, toastSuccess, useDeferredOpen, useTranslation, type FieldError } from '@inkstone/ui';
import { overrideScore } from '../../contract.ts';
import { assignmentReportMessages } from '../../messages.ts';
import { scoreText } from '../../document/attempt-report-data.ts';
import type { SubmittedStudent } from '../../document/assignment-report-data.ts';
import styles from './assignment-report.module.css';

interface ModifyScoreProps {
  student: SubmittedStudent;
  scoreMax: number;
  onClose: () => void;
}

/** Saves a total, or returns to the computed one by null. */
const useScoreOverride = (student: SubmittedStudent, reason: string, onSaved: () => void) => {
  const t = useTranslation(assignmentReportMessages);
  const { mutateAsync, isPending } = useApiMutation(overrideScore);
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const save = async (next: number | null) => {
    setFailure(undefined);
    try {
      const input = { requestId: newRequestId(), attemptId: student.attemptId, score: next, reason };
      const { newPoints } = await mutateAsync(input);
      toastSuccess(
        newPoints === null || next === null ? t('computedNow') : t('scoreChanged', { score: scoreText(newPoints) }),
      );
      onSaved();
    } catch (error) {
      setFailure(getErrorMessage(error));
    }
  };
  return { save, isPending, failure };
};

/** Sets a total by hand; the student reads the reason. */
export const ModifyScore = ({ student, scoreMax, onClose }: ModifyScoreProps) => {
  const t = useTranslation(assignmentReportMessages);
  const [reason, setReason] = useState('');
  const { save, isPending, failure } = useScoreOverride(student, reason.trim(), onClose);
  const isOpen = useDeferredOpen(true);
  const [score, setScore] = useState<number | string>(student.score ?? '');
  const [attempt, setAttempt] = useState(0);
  const max = scoreText(scoreMax);

  const isFit = typeof score === 'number' && score >= 0 && score <= scoreMax;
  const problems: FieldError[] = [
    ...(isFit ? [] : [{ field: 'new-score', message: t('scoreWrong', { max }) }]),
    ...(reason.trim() === '' ? [{ field: 'score-reason', message: t('reasonMissing') }] : []),
  ];
  const getError = (field: string) =>
    attempt > 0 ? problems.find((problem) => problem.field === field)?.message : undefined;
  return (
    <Modal opened={isOpen} onClose={onClose} title={t('changeScoreOf', { name: student.name })}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAttempt(attempt + 1);
          if (problems.length === 0 && typeof score === 'number') void save(score);
        }}
      >
        <FormErrors
          errors={attempt > 0 ? problems : []}
          {...(failure === undefined ? {} : { title: failure })}
          attempt={attempt}
        />
        <HandScoreNote student={student} />
        <NumberInput
          id="new-score"
          label={t('newScore', { max })}
          description={student.score === null ? undefined : t('wasScore', { score: scoreText(student.score) })}
          value={score}
          min={0}
          max={scoreMax}
          decimalScale={2}
          clampBehavior="none"
          error={getError('new-score')}
          onChange={setScore}
          data-autofocus
        />
        <Textarea
          id="score-reason"
          label={t('reason')}
          description={t('reasonHint')}
          value={reason}
          maxLength={500}
          autosize
          minRows={3}
          error={getError('score-reason')}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className={styles.formActs}>
          <HandScoreButtons
            student={student}
            isPending={isPending}
            onSave={(next) => {
              setAttempt(attempt + 1);
              if (reason.trim() !== '') void save(next);
            }}
          />
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={isPending}>
            {t('change')}
          </Button>
        </div>
      </form>
    </Modal>
  );
};

/** Says that the total was set by hand, and whether the work was opened again since. */
const HandScoreNote = ({ student }: Pick<ModifyScoreProps, 'student'>) => {
  const t = useTranslation(assignmentReportMessages);
  if (!student.setByHand) return null;
  if (!student.setBeforeReopening) return <p className="small">{t('setByHandSaid')}</p>;
  const { computedScore } = student;
  const computed = computedScore === null ? t('computedWaits') : t('computedIs', { score: scoreText(computedScore) });
  return <p className="small">{`${t('setBeforeReopeningSaid')} ${computed}`}</p>;
};

interface HandScoreButtonsProps extends Pick<ModifyScoreProps, 'student'> {
  isPending: boolean;
  /** Null for the computed score. */
  onSave: (score: number | null) => void;
}

/** Keeps the score that was set by hand, or returns to the computed one. */
const HandScoreButtons = ({ student, isPending, onSave }: HandScoreButtonsProps) => {
  const t = useTranslation(assignmentReportMessages);
  const { score } = student;
  return (
    <>
      {student.setBeforeReopening && score !== null && (
        <Button variant="quiet" loading={isPending} onClick={() => onSave(score)}>
          {t('keepScore', { score: scoreText(score) })}
        </Button>
      )}
      {student.setByHand && (
        <Button variant="quiet" loading={isPending} onClick={() => onSave(null)}>
          {t('computedAgain')}
        </Button>
      )}
    </>
  );
};
