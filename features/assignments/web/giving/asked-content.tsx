import { Button, SegmentedControl } from '@mantine/core';
import { SetFinder } from '@inkstone/bank/web';
import { localizedName } from '@inkstone/base';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { givingMessages } from '../../messages.ts';
import { getExamName } from '@inkstone/programmes/cards';
import { ChosenSets, type useChosenSets } from './chosen-sets.tsx';
import type { Family } from '../work/families.ts';
import type { ChangeDraft, GivingDraft } from './giving-draft.ts';
import { PaperMet } from './paper-met.tsx';
import { PaperPicker } from './paper-picker.tsx';
import type { ChosenPaper } from './use-chosen-paper.ts';
import styles from './giving.module.css';

interface AskedContentProps {
  family: Family;
  draft: GivingDraft;
  paper: ChosenPaper | undefined;
  sets: ReturnType<typeof useChosenSets>;
  onChange: ChangeDraft;
}

/** What is asked: a paper; for homework also question sets of the bank. */
export const AskedContent = ({ family, draft, paper, sets, onChange }: AskedContentProps) => {
  const t = useTranslation(givingMessages);
  const language = useLanguage();
  const programme = sets[0]?.programme;
  const sources = [
    { value: 'sets' as const, label: t('fromSets') },
    { value: 'paper' as const, label: t('fromPaper') },
  ];
  return (
    <div id="give-what" className={styles.picker} tabIndex={-1}>
      {family === 'homework' && (
        <SegmentedControl
          className={styles.source}
          aria-label={t('source')}
          data={sources}
          value={draft.source}
          onChange={(source) => onChange({ source })}
        />
      )}
      {draft.source === 'sets' ? (
        <>
          <ChosenSets draft={draft} sets={sets} onChange={onChange} />
          {programme !== undefined && (
            <p className="meta">
              {t('ofOneProgramme', { programme: getExamName({ programme, variant: '' }, language) })}
            </p>
          )}
          <SetFinder
            ofProgramme={programme}
            forHomework
            taken={new Set(draft.topicIds)}
            onPick={({ id }) => onChange({ topicIds: [...draft.topicIds, id] })}
          />
        </>
      ) : (
        <Paper draft={draft} paper={paper} onChange={onChange} />
      )}
    </div>
  );
};

const Paper = ({ draft, paper, onChange }: Pick<AskedContentProps, 'draft' | 'paper' | 'onChange'>) => {
  const t = useTranslation(givingMessages);
  const language = useLanguage();
  if (draft.examId === null) return <PaperPicker onPick={({ id }) => onChange({ examId: id })} />;
  const meta = paper && [
    getExamName(paper, language),
    t('questions', { count: paper.questionCount }),
    ...(paper.seconds === null ? [] : [t('minutesOf', { count: Math.round(paper.seconds / 60) })]),
  ];
  return (
    <div className={styles.chosen}>
      <div>
        <b>{paper ? localizedName(language, paper.title, paper.titleZh) : '…'}</b>
        <div className="meta num">{meta?.join(t('dot'))}</div>
        <PaperMet draft={draft} />
      </div>
      <Button onClick={() => onChange({ examId: null })}>{t('otherPaper')}</Button>
    </div>
  );
};
