import { clockText } from '@inkstone/base';
import { spellAnswer } from '@inkstone/exam/logic';
import { CheckIcon, CloseIcon, Instant, RetryIcon, useTranslation } from '@inkstone/ui';
import { messages } from '../messages.ts';
import type { EntryDetail } from './entry-types.ts';
import styles from './entry.module.css';

/** Whether an answer has only recordings. */
const isRecordingOnly = (value: object): boolean => {
  const { recordings, text, files } = value as { recordings?: unknown[]; text?: string; files?: unknown[] };
  return (recordings?.length ?? 0) > 0 && !text && !files?.length;
};

/** The answers to a question over time, newest first. */
export const History = ({
  detail: { history, kind, prompt },
}: {
  detail: Pick<EntryDetail, 'history' | 'kind' | 'prompt'>;
}) => {
  const t = useTranslation(messages);
  const describeAnswer = (value: unknown): string => {
    if (value === null || value === undefined) return t('leftBlank');
    if (typeof value === 'object' && isRecordingOnly(value)) return t('spoken');
    return t('answered', { value: spellAnswer({ type: kind, prompt }, value) });
  };
  return (
    <ol className={`${styles.history} num`}>
      {history.toReversed().map(({ at, source, value, isRight, seconds }) => (
        <li key={`${at} ${source}`}>
          <span className={isRight === null ? 'dim' : isRight ? 'c-jade' : 'c-cinnabar'}>
            {isRight === null ? <RetryIcon /> : isRight ? <CheckIcon /> : <CloseIcon />}
            <span className="vh">{t(isRight === null ? 'compared' : isRight ? 'right' : 'wrong')}</span>
          </span>
          <span>
            <b>{describeAnswer(value)}</b>
            <span className="meta">
              {t(source === 'practice' ? 'inPractice' : 'inWork')}
              {seconds === null ? '' : ` · ${clockText(seconds).replace(/^0:0?/, '')}`}
            </span>
            <span className="meta">
              <Instant at={at} />
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
};
