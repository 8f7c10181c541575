import { Button, SegmentedControl } from '@mantine/core';
import { Suspense } from 'react';
import { SetFinder } from '@inkstone/bank/web';
import { localizedName } from '@inkstone/base';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { newAssignmentMessages } from '../../messages.ts';
import { getExamName } from '@inkstone/programmes/cards';
import { SelectedSets, type useSelectedSets } from './selected-sets.tsx';
import { isPractice, type Family } from '../shared/families.ts';
import type { OnDraftChange, AssignmentDraft } from './assignment-draft.ts';
import { PaperSeenBy } from './paper-seen-by.tsx';
import { PaperPicker } from './paper-picker.tsx';
import { TaskSelect } from './task-select.tsx';
import type { SelectedPaper } from './use-selected-paper.ts';
import styles from './create.module.css';

interface ContentFieldsProps {
  family: Family;
  draft: AssignmentDraft;
  paper: SelectedPaper | undefined;
  sets: ReturnType<typeof useSelectedSets>;
  onChange: OnDraftChange;
}

/** The content: a paper, or for homework question sets of the bank. */
export const ContentFields = ({ family, draft, paper, sets, onChange }: ContentFieldsProps) => {
  const t = useTranslation(newAssignmentMessages);
  const language = useLanguage();
  const programme = sets[0]?.programme;
  const setAs = draft.source === 'sets' ? programme : paper?.programme;
  const sources = [
    { value: 'sets' as const, label: t('fromSets') },
    { value: 'paper' as const, label: t('fromPaper') },
  ];
  return (
    <div id="give-what" className={styles.picker} tabIndex={-1}>
      {isPractice(family) && (
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
          <SelectedSets draft={draft} sets={sets} onChange={onChange} />
          {programme !== undefined && (
            <p className="meta">
              {t('ofOneProgramme', { programme: getExamName({ programme, variant: '' }, language) })}
            </p>
          )}
          <SetFinder
            onlyProgramme={programme}
            forHomework
            takenIds={new Set(draft.setIds)}
            onPick={({ id }) => onChange({ setIds: [...draft.setIds, id] })}
          />
        </>
      ) : (
        <PaperField draft={draft} paper={paper} onChange={onChange} />
      )}
      {isPractice(family) && <Suspense>{setAs && <TaskSelect programme={setAs} {...{ draft, onChange }} />}</Suspense>}
    </div>
  );
};

const PaperField = ({ draft, paper, onChange }: Pick<ContentFieldsProps, 'draft' | 'paper' | 'onChange'>) => {
  const t = useTranslation(newAssignmentMessages);
  const language = useLanguage();
  if (draft.paperId === null) return <PaperPicker onPick={({ id }) => onChange({ paperId: id })} />;
  const meta = paper && [
    getExamName(paper, language),
    paper.askedCount < paper.questionCount
      ? t('questionsAsked', { all: paper.questionCount, asked: paper.askedCount })
      : t('questions', { count: paper.questionCount }),
    ...(paper.seconds === null ? [] : [t('minutesOf', { count: Math.round(paper.seconds / 60) })]),
  ];
  return (
    <div className={styles.chosen}>
      <div>
        <b>{paper ? localizedName(language, paper.title, paper.titleZh) : '…'}</b>
        <div className="meta num">{meta?.join(t('dot'))}</div>
        <PaperSeenBy draft={draft} />
      </div>
      <Button onClick={() => onChange({ paperId: null })}>{t('otherPaper')}</Button>
    </div>
  );
};
