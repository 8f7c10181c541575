import { localizedName } from '@inkstone/base';
import { Ledger, LedgerRow, Section, StatusChip, useLanguage, useTranslation } from '@inkstone/ui';
import { exchangeMessages } from '../../messages.ts';
import { useSetProblem } from './use-set-problem.ts';
import type { Import } from './use-import.ts';
import styles from './import.module.css';

const stateMessages = { new: 'isNew', same: 'isSame', wrong: 'isWrong' } as const;
const tones = { new: 'jade', same: 'plain', wrong: 'cinnabar' } as const;

/** The result of checking a file: counts, every error with its position, and the sets. */
export const ImportResult = ({ found: result }: { found: Import }) => {
  const t = useTranslation(exchangeMessages);
  const countByState = (state: Import['sets'][number]['state']) =>
    result.sets.filter((set) => set.state === state).length;
  const shownStates = (['new', 'same', 'wrong'] as const).filter((state) => countByState(state) > 0);
  const isKnown = result.problems.length === 0 && countByState('new') === 0;
  return (
    <>
      <ul className={`${styles.sums} num`}>
        {shownStates.map((state) => (
          <li key={state}>{t(state, { count: countByState(state) })}</li>
        ))}
        {result.files > 0 && <li>{t('files', { count: result.files })}</li>}
        {isKnown && <li>{t('nothingNew')}</li>}
      </ul>
      {result.problems.length > 0 && <Problems problems={result.problems} />}
      <Section title={t('sets')} count={result.sets.length} small>
        <div className={styles.rows}>
          <Ledger label={t('sets')}>
            {result.sets.map((set) => (
              <SetRow key={set.number} set={set} />
            ))}
          </Ledger>
        </div>
      </Section>
    </>
  );
};

const SetRow = ({ set }: { set: Import['sets'][number] }) => {
  const t = useTranslation(exchangeMessages);
  const language = useLanguage();
  return (
    <LedgerRow
      title={localizedName(language, set.title, set.titleZh) || t('untitled')}
      meta={[t('ofSet', { set: set.number }), t('questions', { count: set.questions })].join(t('dot'))}
      action={
        <span>
          <StatusChip tone={tones[set.state]}>{t(stateMessages[set.state])}</StatusChip>
        </span>
      }
    />
  );
};

const Problems = ({ problems }: { problems: Import['problems'] }) => {
  const t = useTranslation(exchangeMessages);
  const getSentence = useSetProblem();
  const getPosition = ({ set, question }: Import['problems'][number]): string => {
    if (set === null) return t('ofFile');
    return question === null ? t('ofSet', { set }) : t('ofQuestion', { set, question });
  };
  return (
    <Section title={t('problems')} count={problems.length} small>
      <p className={styles.note}>{t('allOrNone')}</p>
      <ul className={styles.problems}>
        {problems.map((problem, at) => (
          <li key={at}>
            <b>{getPosition(problem)}</b> {getSentence(problem.code)}{' '}
            {problem.detail && <span className="meta">{t('detail', { detail: problem.detail })}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
};
