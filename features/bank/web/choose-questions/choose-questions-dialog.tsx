import { Button, Checkbox, Modal } from '@mantine/core';
import { useState } from 'react';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import { BlockSkeleton, QueryBoundary, useLanguage, useTranslation } from '@inkstone/ui';
import { getQuestionSet } from '../../contract.ts';
import { composerMessages } from '../../messages.ts';
import type { ComposedSet } from '../composed-shapes.ts';
import { localizedTitle } from '../names.ts';
import { QuestionCard } from '../question-card.tsx';
import { StimulusView } from '../stimulus-view.tsx';
import { withChoice } from './chosen-questions.ts';
import styles from './choose-questions.module.css';

interface ChooseQuestionsDialogProps {
  set: ComposedSet;
  onChange(set: ComposedSet): void;
  onClose(): void;
}

/** Chooses which questions of a set a paper takes, each beside its content and key. */
export const ChooseQuestionsDialog = ({ set, onChange, onClose }: ChooseQuestionsDialogProps) => {
  const t = useTranslation(composerMessages);
  const language = useLanguage();
  const query = useApiQuery(getQuestionSet, { setId: set.setId, version: set.version });
  return (
    <Modal opened onClose={onClose} title={t('chooseTitle', { title: localizedTitle(language, set) })} size="xl">
      <QueryBoundary query={query} errorTitle={t('questionsFailed')} skeleton={<BlockSkeleton lines={8} />} bare>
        {(detail) => <ChoiceForm set={set} detail={detail} onChange={onChange} onClose={onClose} />}
      </QueryBoundary>
    </Modal>
  );
};

interface ChoiceFormProps extends ChooseQuestionsDialogProps {
  detail: CallOutput<typeof getQuestionSet>;
}

const ChoiceForm = ({ set, detail, onChange, onClose }: ChoiceFormProps) => {
  const t = useTranslation(composerMessages);
  const { stimulus } = detail.set;
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set(set.questions.map(({ id }) => id)));
  const questions = detail.questions.map(({ id, kind, points }) => ({
    ...{ id, type: kind, points },
    // What the words of a question ask for is only known of those that the paper has already.
    ...set.questions.find((known) => known.id === id),
  }));
  const isAll = chosenIds.size === questions.length;
  const toggle = (id: number) =>
    setChosenIds((now) => new Set(now.has(id) ? [...now].filter((chosenId) => chosenId !== id) : [...now, id]));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(withChoice(set, { questions, chosenIds }));
        onClose();
      }}
    >
      <Checkbox
        label={t('chooseAll')}
        checked={isAll}
        indeterminate={!isAll && chosenIds.size > 0}
        onChange={() => setChosenIds(new Set(isAll ? [] : questions.map(({ id }) => id)))}
      />
      <StimulusView stimulus={stimulus} />
      {detail.questions.map((question) => (
        <div key={question.revisionId} className={styles.question} data-chosen={chosenIds.has(question.id)}>
          <Checkbox
            aria-label={t('chooseNamed', { number: question.position })}
            checked={chosenIds.has(question.id)}
            onChange={() => toggle(question.id)}
          />
          <QuestionCard number={question.position} question={question} stimulus={stimulus} view="keys" />
        </div>
      ))}
      <footer className={styles.footer}>
        <span className="meta num" role="status">
          {chosenIds.size === 0 ? t('chooseSome') : t('chosenOf', { chosen: chosenIds.size, all: questions.length })}
        </span>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="filled" disabled={chosenIds.size === 0}>
          {t('chooseDone')}
        </Button>
      </footer>
    </form>
  );
};
