import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useProtectPage } from '@inkstone/session/web';
import { Columns, FormErrors, Sheet, Stack, useConfirm } from '@inkstone/ui';
import { useLeaveGuard } from '@inkstone/ui/screen';
import styles from './assignment-form.module.css';

type Translate = (key: 'happens' | 'notGiven' | 'leaveTitle' | 'leaveBody' | 'leaveAct') => string;

interface AssignmentFormProps {
  /** The words of whoever gives it. */
  t: Translate;
  /** What the button says. */
  submitLabel: string;
  /** How giving stands: how often it was tried, and why the server refused it. */
  submission: { tries: number; refused: string | null; isSubmitting: boolean };
  /** What is wrong with the fields, by their ids. */
  faults: readonly { field: string; message: string }[];
  /** Something was chosen: it is not left behind without a question. */
  isTouched: boolean;
  /** What giving will do, in words. */
  consequences: ReactNode;
  onSubmit(): void;
  children: ReactNode;
}

/** The form for giving something: what is wrong above it, its consequences beside it with the button under them. */
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

/** Asks before what was chosen is left behind, and keeps it over a lost session. */
const useUnsavedGuard = (isTouched: boolean, say: Translate): void => {
  const confirm = useConfirm();
  useProtectPage(isTouched ? 'unsaved' : null);
  useLeaveGuard(isTouched, () =>
    confirm({ title: say('leaveTitle'), body: say('leaveBody'), act: say('leaveAct'), danger: true }),
  );
};
