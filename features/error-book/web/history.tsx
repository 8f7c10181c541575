import { clockText } from '@inkstone/base';
import { questionTypeOf } from '@inkstone/exam/logic';
import { CheckIcon, CloseIcon, Instant, RetryIcon, useWords } from '@inkstone/ui';
import { messages } from '../messages.ts';
import type { Detail } from './entry-of.ts';
import styles from './entry.module.css';

/** Answers to this question over time, the newest first. */
export const History = ({
  detail: { history, kind, prompt },
}: {
  detail: Pick<Detail, 'history' | 'kind' | 'prompt'>;
}) => {
  const t = useWords(messages);
  const type = questionTypeOf(kind);
  const said = (value: unknown): string =>
    value === null || value === undefined
      ? t('leftBlank')
      : type.isRecorded
        ? t('spoken')
        : t('answered', { value: type.spell(value, prompt) });
  return (
    <ol className={`${styles.history} num`}>
      {history.toReversed().map(({ at, source, value, isRight, seconds }) => (
        <li key={`${at} ${source}`}>
          <span className={isRight === null ? 'dim' : isRight ? 'c-jade' : 'c-cinnabar'}>
            {isRight === null ? <RetryIcon /> : isRight ? <CheckIcon /> : <CloseIcon />}
            <span className="vh">{t(isRight === null ? 'compared' : isRight ? 'right' : 'wrong')}</span>
          </span>
          <span>
            <b>{said(value)}</b>
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
