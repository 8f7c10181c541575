import { Button, Checkbox, Modal } from '@mantine/core';
import { useState } from 'react';
import type { OutputOf } from '@inkstone/call/web';
import { PrintIcon, useWords } from '@inkstone/ui';
import type { examDetail } from '../../contract.ts';
import { printWords } from '../../messages.ts';
import { usePrinting } from './use-printing.ts';
import { PrintedPaper, type PrintChoice } from './printed-paper.tsx';
import styles from './print-paper.module.css';

/** Prints a paper as a paper; asks first what goes with it. */
export const PrintPaper = ({ detail }: { detail: OutputOf<typeof examDetail> }) => {
  const t = useWords(printWords);
  const [isAsking, setAsking] = useState(false);
  const [choice, setChoice] = useState<PrintChoice>({ hasAnswerSheet: false, hasKey: false });
  const { isPrinting, print } = usePrinting();
  const types = detail.sections.flatMap(({ sets }) =>
    sets.flatMap(({ questions }) => questions.map(({ kind }) => kind)),
  );
  const start = () => {
    setAsking(false);
    void print(types);
  };
  const tick = (key: keyof PrintChoice, label: string) => (
    <Checkbox
      label={label}
      checked={choice[key]}
      onChange={({ currentTarget: { checked } }) => setChoice((was) => ({ ...was, [key]: checked }))}
    />
  );
  return (
    <>
      <Button leftSection={<PrintIcon />} onClick={() => setAsking(true)}>
        {t('print')}
      </Button>
      <Modal opened={isAsking} onClose={() => setAsking(false)} title={t('title')} size={480}>
        <div className={styles.ask}>
          <p className="dim">{t('intro')}</p>
          {tick('hasAnswerSheet', t('withSheet'))}
          {tick('hasKey', t('withKey'))}
          <span className="row wrap">
            <Button variant="filled" onClick={start}>
              {t('print')}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('cancel')}
            </Button>
          </span>
        </div>
      </Modal>
      {isPrinting && <PrintedPaper detail={detail} choice={choice} />}
    </>
  );
};
