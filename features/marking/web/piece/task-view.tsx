import { Suspense } from 'react';
import { StimulusView } from '@inkstone/bank/web';
import { QuestionReview } from '@inkstone/exam/views';
import { BlockSkeleton, RichText, useLanguage, useTranslation } from '@inkstone/ui';
import type { PieceDetail } from '../../contract.ts';
import { messages } from '../../messages.ts';
import { QuestionName } from '../queue/queue-list.tsx';
import styles from './task-view.module.css';

const htmlIn = (value: unknown, name: string): string => {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof found === 'string' ? found : '';
};

/** The question as it was asked, with what a good answer is. */
export const TaskView = ({ detail }: { detail: PieceDetail }) => {
  const { stimulus, explanation } = detail;
  const language = useLanguage();
  const said = explanation[language] || explanation.en;
  return (
    <div className={styles.task}>
      <h2>
        <QuestionName piece={detail} />
      </h2>
      <StimulusView stimulus={stimulus} />
      <Asked detail={detail} />
      {said && <RichText html={said} />}
    </div>
  );
};

/** Most questions are a text with a model answer; any other is shown as its type reviews it. */
const Asked = ({ detail: { kind, prompt, key } }: { detail: PieceDetail }) => {
  const t = useTranslation(messages);
  const [text, model] = [htmlIn(prompt, 'text'), htmlIn(key, 'model')];
  if (!model) {
    return (
      <Suspense fallback={<BlockSkeleton lines={5} />}>
        <div className={styles.bare}>
          <QuestionReview type={kind} prompt={prompt} key_={key} value={undefined} perspective="student" />
        </div>
      </Suspense>
    );
  }
  return (
    <>
      <RichText html={text} />
      <div role="group" className={styles.model} aria-label={t('model')}>
        <h3>{t('model')}</h3>
        <RichText html={model} />
      </div>
    </>
  );
};
