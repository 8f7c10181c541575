import { EvidenceView, PrintHead, PrintStimulus, PrintPage, PrintQuestion, formatKey } from '@inkstone/bank/web';
import { useOptionalUser } from '@inkstone/session/web';
import { LocalizedRichText, useLanguage, useNow, useTranslation } from '@inkstone/ui';
import { dayText } from '@inkstone/ui/time';
import { messages, printErrorMessages } from '../../messages.ts';
import type { EntryDetail } from '../entry-types.ts';
import { groupByMaterial, type PrintedSet } from './group-by-material.ts';
import styles from './print-errors.module.css';

/** The printed questions with name and date, and optionally the answers on a separate page. */
export const PrintedErrors = ({ details, hasKey }: { details: readonly EntryDetail[]; hasKey: boolean }) => {
  const t = useTranslation(printErrorMessages);
  const tBook = useTranslation(messages);
  const language = useLanguage();
  const me = useOptionalUser();
  const now = useNow(60_000);
  const sets = groupByMaterial(details);
  const lines = [
    { name: t('name'), value: me?.name ?? '' },
    { name: t('date'), value: dayText(new Date(now), language) },
  ];
  return (
    <PrintPage>
      <PrintHead kind={tBook('errorBook')} title={t('heading', { count: details.length })} lines={lines} />
      {sets.map(({ title, stimulus, questions }) => (
        <section key={questions[0]?.number} className={styles.set}>
          <h2>{title}</h2>
          <PrintStimulus stimulus={stimulus} />
          {questions.map(({ number, detail: { kind, prompt } }) => (
            <PrintQuestion key={number} number={number} kind={kind} prompt={prompt} />
          ))}
        </section>
      ))}
      {hasKey && <Answers sets={sets} />}
    </PrintPage>
  );
};

const Answers = ({ sets }: { sets: readonly PrintedSet[] }) => {
  const t = useTranslation(printErrorMessages);
  return (
    <section className={styles.answers} data-kind="key">
      <h2>{t('answers')}</h2>
      <ol>
        {sets.flatMap(({ questions }) =>
          questions.map(({ number, detail }) => (
            <li key={number}>
              <b className="num">{t('number', { number })}</b>
              <div>
                <p>{formatKey(detail) || t('byTeacher')}</p>
                {(detail.explanation.en || detail.explanation.zh) && (
                  <div className={styles.explained}>
                    <LocalizedRichText texts={detail.explanation} fallback="" />
                  </div>
                )}
                <EvidenceView question={detail} value={null} />
              </div>
            </li>
          )),
        )}
      </ol>
    </section>
  );
};
