import { Suspense } from 'react';
import { StimulusView } from '@inkstone/bank/web';
import { QuestionReview } from '@inkstone/exam/views';
import { BlockSkeleton, RichText, useLanguage, useTranslation } from '@inkstone/ui';
import type { SubmissionDetail } from '../../contract.ts';
import { messages } from '../../messages.ts';
import { QuestionName } from '../queue/queue-list.tsx';
import styles from './task-view.module.css';

const getHtml = (value: unknown, name: string): string => {
  const content = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof content === 'string' ? content : '';
};

/** The question as the student saw it, with the model answer. */
export const TaskView = ({ detail }: { detail: SubmissionDetail }) => {
  const { stimulus, explanation } = detail;
  const language = useLanguage();
  const text = explanation[language] || explanation.en;
  return (
    <div className={styles.task}>
      <h2>
        <QuestionName submission={detail} />
      </h2>
      <StimulusView stimulus={stimulus} />
      <TaskPrompt detail={detail} />
      {text && <RichText html={text} />}
    </div>
  );
};

/** Most questions are a text with a model answer; any other is shown by its type's review. */
const TaskPrompt = ({ detail: { kind, prompt, key } }: { detail: SubmissionDetail }) => {
  const t = useTranslation(messages);
  const [text, model] = [getHtml(prompt, 'text'), getHtml(key, 'model')];
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
