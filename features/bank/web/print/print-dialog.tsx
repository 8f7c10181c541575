import { Button, Checkbox, Modal } from '@mantine/core';
import { useState } from 'react';
import type { CallOutput } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import type { getPaper } from '../../contract.ts';
import { printMessages } from '../../messages.ts';
import { usePrint } from './use-print.ts';
import { PrintedPaper, type PrintChoice } from './printed-paper.tsx';
import styles from './print-dialog.module.css';

interface PrintDialogProps {
  detail: CallOutput<typeof getPaper>;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks what to print with a paper, and prints it. */
export const PrintDialog = ({ detail, isOpen, onClose }: PrintDialogProps) => {
  const t = useTranslation(printMessages);
  const [choice, setChoice] = useState<PrintChoice>({ hasAnswerSheet: false, hasKey: false });
  const { isPrinting, print } = usePrint();
  const types = detail.sections.flatMap(({ sets }) =>
    sets.flatMap(({ questions }) => questions.map(({ kind }) => kind)),
  );
  const start = () => {
    onClose();
    void print(types);
  };
  const tick = (key: keyof PrintChoice, label: string) => (
    <Checkbox
      label={label}
      checked={choice[key]}
      onChange={({ currentTarget: { checked } }) => setChoice((previous) => ({ ...previous, [key]: checked }))}
    />
  );
  return (
    <>
      <Modal opened={isOpen} onClose={onClose} title={t('title')} size={480}>
        <div className={styles.ask}>
          <p className="dim">{t('intro')}</p>
          {tick('hasAnswerSheet', t('withSheet'))}
          {tick('hasKey', t('withKey'))}
          <span className="row wrap">
            <Button variant="filled" onClick={start}>
              {t('print')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
          </span>
        </div>
      </Modal>
      {isPrinting && <PrintedPaper detail={detail} choice={choice} />}
    </>
  );
};
