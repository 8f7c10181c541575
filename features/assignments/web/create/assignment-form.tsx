import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useProtectPage } from '@inkstone/session/web';
import { Columns, FormErrors, Sheet, Stack, useConfirm } from '@inkstone/ui';
import { useLeaveGuard } from '@inkstone/ui/screen';
import styles from './assignment-form.module.css';

type Translate = (key: 'happens' | 'notGiven' | 'leaveTitle' | 'leaveBody' | 'leaveAct') => string;

interface AssignmentFormProps {
  /** Messages of the kind of assignment. */
  t: Translate;
  /** The label of the submit button. */
  submitLabel: string;
  /** The state of submitting: how often it was tried, and the refusal. */
  submission: { tries: number; refused: string | null; isSubmitting: boolean };
  /** Errors of the fields, by id. */
  faults: readonly { field: string; message: string }[];
  /** Something was entered: leaving asks for confirmation. */
  isTouched: boolean;
  /** What assigning will do. */
  consequences: ReactNode;
  onSubmit(): void;
  children: ReactNode;
}

/** The form of a new assignment: errors above it, its consequences and the submit button beside it. */
export const AssignmentForm = (props: AssignmentFormProps) => {
  const { t, submitLabel, submission, faults, isTouched, consequences, onSubmit, children } = props;
  useUnsavedGuard(isTouched, t);
  return (
    <>
      <div className={styles.errors}>
        <FormErrors
          attempt={submission.tries}
          title={submission.refused ?? (faults.length > 0 ? t('notGiven') : undefined)}
          errors={faults}
        />
      </div>
      <Columns
        side={
          <Sheet className={styles.happens} aria-label={t('happens')}>
            <h2>{t('happens')}</h2>
            {consequences}
            <Button variant="filled" loading={submission.isSubmitting} onClick={onSubmit}>
              {submitLabel}
            </Button>
          </Sheet>
        }
      >
        <Stack>{children}</Stack>
      </Columns>
    </>
  );
};

/** Asks before the form is left, and keeps it open when the session ends. */
const useUnsavedGuard = (isTouched: boolean, t: Translate): void => {
  const confirm = useConfirm();
  useProtectPage(isTouched ? 'unsaved' : null);
  useLeaveGuard(isTouched, () =>
    confirm({ title: t('leaveTitle'), body: t('leaveBody'), actionLabel: t('leaveAct'), danger: true }),
  );
};
