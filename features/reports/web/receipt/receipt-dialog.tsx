import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { failureFrom, useCaller } from '@inkstone/call/web';
import { DownloadIcon, toastError } from '@inkstone/ui';
import type { AttemptReportData } from '../../document/attempt-report-data.ts';
import { describeReceipt, type ReceiptAnswer, type ReceiptStep } from '../../document/receipt.ts';
import { receiptMessages } from '../../messages.ts';
import type { ReportedAssignment } from '../report/reported-assignment.ts';
import { useReading } from '../report/use-reading.ts';
import styles from './receipt.module.css';

interface ReceiptDialogProps {
  report: AttemptReportData;
  work: ReportedAssignment;
  isOwn: boolean;
  onClose(): void;
}

/** How a score came about: each answer with its key and points, and every step to the score that counts. */
export const ReceiptDialog = ({ report, work, isOwn, onClose }: ReceiptDialogProps) => {
  const reading = useReading(isOwn, receiptMessages);
  const t = reading.translate(receiptMessages);
  const { head, byAnswer, answers, steps, shown } = describeReceipt(report, reading);
  return (
    <Modal opened onClose={onClose} title={t('title')} size={720}>
      <div className={styles.receipt}>
        <p className={`${styles.shown} num`}>{shown}</p>
        <h3>{byAnswer}</h3>
        <ol className={styles.answers}>
          {answers.map((answer) => (
            <AnswerLine key={answer.id} answer={answer} head={head} />
          ))}
        </ol>
        {steps.map((step) => (
          <StepLines key={step.id} step={step} />
        ))}
        <SaveReceipt report={report} work={work} />
      </div>
    </Modal>
  );
};

const AnswerLine = ({ answer, head }: { answer: ReceiptAnswer; head: readonly string[] }) => {
  const [, answerHead, keyHead, pointsHead] = head;
  return (
    <li>
      <b>{answer.name}</b>
      <dl>
        <div>
          <dt>{answerHead}</dt>
          <dd>{answer.answer}</dd>
        </div>
        <div>
          <dt>{keyHead}</dt>
          <dd>{answer.key}</dd>
        </div>
        <div>
          <dt>{pointsHead}</dt>
          <dd className="num">{answer.points}</dd>
        </div>
      </dl>
      <p className="meta">{answer.notes.join(' · ')}</p>
    </li>
  );
};

const StepLines = ({ step }: { step: ReceiptStep }) => (
  <section>
    <h3>{step.title}</h3>
    <ul className={`${styles.lines} num`}>
      {step.lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
);

const SaveReceipt = ({ report, work }: Pick<ReceiptDialogProps, 'report' | 'work'>) => {
  const t = useReading(true, receiptMessages).translate(receiptMessages);
  const caller = useCaller();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { downloadPdf } = await import('../pdf/download-pdf.ts');
      const source = { ...work, attempt: report.attemptId, part: 'receipt' as const };
      await downloadPdf(caller, source, `${report.title} ${report.studentName} ${t('title')}`);
    } catch (error) {
      const failure = failureFrom(error);
      toastError(t('failed'), failure?.kind === 'refused' ? failure.message : t('failedNext'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <span className="row wrap">
      <Button variant="filled" leftSection={<DownloadIcon />} loading={isBusy} onClick={() => void save()}>
        {t('save')}
      </Button>
    </span>
  );
};
