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

/** The form of a new assignment: errors above it, the submit button and its consequences beside it. */
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
          <SubmitPanel
            title={t('happens')}
            label={submitLabel}
            isSubmitting={submission.isSubmitting}
            onSubmit={onSubmit}
          >
            {consequences}
          </SubmitPanel>
        }
      >
        <Stack>{children}</Stack>
      </Columns>
    </>
  );
};

interface SubmitPanelProps {
  title: string;
  /** The label of the submit button. */
  label: string;
  isSubmitting: boolean;
  onSubmit(): void;
  /** What assigning will do. */
  children: ReactNode;
}

/**
 * The submit button, and below it what assigning will do. That list grows while the form is filled in, also by leaving a
 * field for the button: the button is above it, so that it stays under the pointer.
 */
export const SubmitPanel = ({ title, label, isSubmitting, onSubmit, children }: SubmitPanelProps) => (
  <Sheet className={styles.happens} aria-label={title}>
    <Button variant="filled" loading={isSubmitting} onClick={onSubmit}>
      {label}
    </Button>
    <h2>{title}</h2>
    {children}
  </Sheet>
);

/** Asks before the form is left, and keeps it open when the session ends. */
const useUnsavedGuard = (isTouched: boolean, t: Translate): void => {
  const confirm = useConfirm();
  useProtectPage(isTouched ? 'unsaved' : null);
  useLeaveGuard(isTouched, () =>
    confirm({ title: t('leaveTitle'), body: t('leaveBody'), actionLabel: t('leaveAct'), danger: true }),
  );
};
