import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useProtectPage } from '@inkstone/session/web';
import { Columns, FormErrors, Sheet, Stack, useConfirm } from '@inkstone/ui';
import { useLeaveGuard } from '@inkstone/ui/screen';
import styles from './giving-form.module.css';

type Say = (key: 'happens' | 'notGiven' | 'leaveTitle' | 'leaveBody' | 'leaveAct') => string;

interface GivingFormProps {
  /** The words of whoever gives it. */
  say: Say;
  /** What the button says. */
  act: string;
  /** How giving stands: how often it was tried, and why the server refused it. */
  giving: { tries: number; refused: string | null; isGiving: boolean };
  /** What is wrong with the fields, by their ids. */
  faults: readonly { field: string; message: string }[];
  /** Something was chosen: it is not left behind without a question. */
  isTouched: boolean;
  /** What giving will do, in words. */
  consequences: ReactNode;
  onGive(): void;
  children: ReactNode;
}

/** The form for giving something: what is wrong above it, its consequences beside it with the button under them. */
export const GivingForm = (props: GivingFormProps) => {
  const { say, act, giving, faults, isTouched, consequences, onGive, children } = props;
  useUnsaved(isTouched, say);
  return (
    <>
      <div className={styles.errors}>
        <FormErrors
          attempt={giving.tries}
          title={giving.refused ?? (faults.length > 0 ? say('notGiven') : undefined)}
          errors={faults}
        />
      </div>
      <Columns
        side={
          <Sheet className={styles.happens} aria-label={say('happens')}>
            <h2>{say('happens')}</h2>
            {consequences}
            <Button variant="filled" loading={giving.isGiving} onClick={onGive}>
              {act}
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
const useUnsaved = (isTouched: boolean, say: Say): void => {
  const confirm = useConfirm();
  useProtectPage(isTouched ? 'unsaved' : null);
  useLeaveGuard(isTouched, () =>
    confirm({ title: say('leaveTitle'), body: say('leaveBody'), act: say('leaveAct'), danger: true }),
  );
};
