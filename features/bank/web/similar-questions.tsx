import { useState } from 'react';
import { useApiQuery } from '@inkstone/call/web';
import { QueryBoundary, useLanguage, useTranslation } from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { questionBank } from '../addresses.ts';
import { listSimilarQuestions, type SimilarQuestion } from '../contract.ts';
import { similarityMessages } from '../messages.ts';
import { localizedTitle } from './names.ts';
import styles from './preview.module.css';

// Rounded down, so that 100 % means the same text to the last character.
const toPercent = (similarity: number): number => Math.floor(similarity * 100);

/** A question that is similar to another one: where it stands, as a link, and how much of its text is the same. */
export const SimilarLink = ({ question }: { question: SimilarQuestion }) => {
  const t = useTranslation(similarityMessages);
  const language = useLanguage();
  const { setId, number, similarity } = question;
  return (
    <>
      <ScreenLink to={questionBank} search={{ setId }}>
        {t('placeIn', { number, title: localizedTitle(language, question) })}
      </ScreenLink>{' '}
      <span className="meta num">{t('percent', { percent: toPercent(similarity) })}</span>
    </>
  );
};

/** Questions of other sets that are similar to those of a set. They are loaded when this is opened. */
export const SimilarQuestions = ({ setId }: { setId: number }) => {
  const t = useTranslation(similarityMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.use} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('similar')}</summary>
      {isOpen && <SimilarList setId={setId} />}
    </details>
  );
};

const SimilarList = ({ setId }: { setId: number }) => {
  const t = useTranslation(similarityMessages);
  const ask = useApiQuery(listSimilarQuestions, { ids: [setId] });
  return (
    <QueryBoundary query={ask} errorTitle={t('loadFailed')}>
      {({ list }) =>
        list.length === 0 ? (
          <p className="meta">{t('none')}</p>
        ) : (
          <dl className={styles.similar}>
            {list.map(({ questionId, number, similar }) => (
              <div key={questionId}>
                <dt className="num">{t('question', { number })}</dt>
                {similar.map((question) => (
                  <dd key={question.questionId}>
                    <SimilarLink question={question} />
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        )
      }
    </QueryBoundary>
  );
};
