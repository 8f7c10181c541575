import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { questionBank } from '@inkstone/bank/addresses';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import { QuestionReview } from '@inkstone/exam/views';
import {
  BlockSkeleton,
  CloseIcon,
  Facts,
  KeyIcon,
  lazyWithRetry,
  QueryBoundary,
  Sheet,
  useTranslation,
  WarningIcon,
} from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { getQuestionFigures } from '../../contract.ts';
import { describeEstimates } from '../../document/estimates.ts';
import { figureMessages, regradeMessages, assignmentReportMessages } from '../../messages.ts';
import { useReading } from '../report/use-reading.ts';
import item from '../assignment/item-sheet.module.css';
import { OptionCurves } from './option-curves.tsx';

const RegradePanel = lazyWithRetry(async () => (await import('../assignment/regrade-panel.tsx')).RegradePanel);

interface OpenFiguresProps {
  questionId: number;
  onClose(): void;
}

/** One question of the bank with its figures and curves, and the way to change a wrong key. */
export const OpenFigures = ({ questionId, onClose }: OpenFiguresProps) => {
  const t = useTranslation(figureMessages);
  const query = useApiQuery(getQuestionFigures, { questionId });
  return (
    <QueryBoundary query={query} errorTitle={t('questionFailed')} skeleton={<BlockSkeleton lines={8} />}>
      {(question) => <QuestionSheet question={question} onClose={onClose} />}
    </QueryBoundary>
  );
};

interface QuestionSheetProps {
  question: CallOutput<typeof getQuestionFigures>;
  onClose(): void;
}

const QuestionSheet = ({ question, onClose }: QuestionSheetProps) => {
  const reading = useReading(false, figureMessages, assignmentReportMessages);
  const t = reading.translate(figureMessages);
  const { setId, setTitle, number, kind, prompt, key, knowledgePoint, figures, isCurrent } = question;
  const name = t('questionIn', { set: setTitle, number });
  const estimates = describeEstimates(figures, reading);
  return (
    <Sheet aria-label={name}>
      <header className={item.head}>
        <h3 className="num">{name}</h3>
        {knowledgePoint && <span className="meta">{knowledgePoint}</span>}
        <span className={item.around}>
          <Button variant="subtle" size="sm" aria-label={t('close')} onClick={onClose}>
            <CloseIcon />
          </Button>
        </span>
      </header>
      <Alarms question={question} />
      <div className={item.columns}>
        <div className={item.asked}>
          <Suspense fallback={<BlockSkeleton lines={5} />}>
            <div className={item.keyed}>
              <QuestionReview type={kind} prompt={prompt} key_={key} value={undefined} />
            </div>
          </Suspense>
        </div>
        <div className={item.said}>
          {typeof estimates === 'string' ? <p className="meta">{estimates}</p> : <Facts items={estimates} />}
          <OptionCurves figures={figures} />
        </div>
      </div>
      <div className={`${item.keys} no-print`}>
        {isCurrent && <KeyChange question={question} />}
        <ScreenLink to={questionBank} search={{ setId }}>
          {t('openSet')}
        </ScreenLink>
      </div>
    </Sheet>
  );
};

const Alarms = ({ question: { figures, isCurrent } }: Pick<QuestionSheetProps, 'question'>) => {
  const t = useTranslation(figureMessages);
  if (!figures.isKeySuspect && isCurrent) return null;
  return (
    <ul className={item.flags}>
      {figures.isKeySuspect && (
        <li>
          <WarningIcon />
          <span>
            <b>{t('suspect')}</b> {t('suspectSaid')}
          </span>
        </li>
      )}
      {!isCurrent && (
        <li>
          <WarningIcon />
          <span>{t('notCurrent')}</span>
        </li>
      )}
    </ul>
  );
};

/** Changing the key, which begins with who would change. */
const KeyChange = ({ question }: Pick<QuestionSheetProps, 'question'>) => {
  const t = useTranslation(regradeMessages);
  const [isChanging, setChanging] = useState(false);
  if (isChanging) return <RegradePanel item={question} onClose={() => setChanging(false)} />;
  return (
    <Button leftSection={<KeyIcon />} onClick={() => setChanging(true)}>
      {t('title')}
    </Button>
  );
};
