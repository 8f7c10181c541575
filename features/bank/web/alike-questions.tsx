import { useState } from 'react';
import { useApiQuery } from '@inkstone/call/web';
import { QueryBoundary, useLanguage, useTranslation } from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { questionBank } from '../addresses.ts';
import { listAlikeQuestions, type AlikeQuestion } from '../contract.ts';
import { likenessMessages } from '../messages.ts';
import { localizedTitle } from './names.ts';
import styles from './preview.module.css';

// Full likeness is said of nothing that differs in a sign.
const toPercent = (likeness: number): number => Math.floor(likeness * 100);

/** A question that is like another one: where it stands, as a link, and how much of its text is the same. */
export const AlikeLink = ({ question }: { question: AlikeQuestion }) => {
  const t = useTranslation(likenessMessages);
  const language = useLanguage();
  const { setId, number, likeness } = question;
  return (
    <>
      <ScreenLink to={questionBank} search={{ setId }}>
        {t('placeIn', { number, title: localizedTitle(language, question) })}
      </ScreenLink>{' '}
      <span className="meta num">{t('percent', { percent: toPercent(likeness) })}</span>
    </>
  );
};

/** Questions of other sets that are like those of a set. They are looked for once this is opened. */
export const AlikeQuestions = ({ setId }: { setId: number }) => {
  const t = useTranslation(likenessMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.use} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('alike')}</summary>
      {isOpen && <AlikeList setId={setId} />}
    </details>
  );
};

const AlikeList = ({ setId }: { setId: number }) => {
  const t = useTranslation(likenessMessages);
  const ask = useApiQuery(listAlikeQuestions, { ids: [setId] });
  return (
    <QueryBoundary query={ask} errorTitle={t('alikeFailed')}>
      {({ list }) =>
        list.length === 0 ? (
          <p className="meta">{t('noneAlike')}</p>
        ) : (
          <dl className={styles.alike}>
            {list.map(({ questionId, number, alike }) => (
              <div key={questionId}>
                <dt className="num">{t('question', { number })}</dt>
                {alike.map((question) => (
                  <dd key={question.questionId}>
                    <AlikeLink question={question} />
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
