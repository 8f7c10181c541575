import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { getErrorMessage, newRequestId, useApiMutation } from '@inkstone/call/web';
import { StatusChip, toastError, useTranslation } from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { questionBank } from '../../addresses.ts';
import {
  chooseImportItems,
  type ImportGroup,
  type ImportItem,
  type QuestionImportFacts,
} from '../../contract/question-imports.ts';
import { paperFormats } from '../../reading-rules.ts';
import { importNoteMessages, questionImportMessages, readingRuleMessages } from '../../messages.ts';
import { SimilarLink } from '../similar-questions.tsx';
import { QuestionCard } from '../question-card.tsx';
import { StimulusView } from '../stimulus-view.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import styles from './question-imports.module.css';

interface ImportQuestionProps {
  receipt: Pick<QuestionImportFacts, 'importId' | 'state' | 'format' | 'canReread'>;
  item: ImportItem;
  group: ImportGroup | undefined;
  /** Whether the passage is shown above it. */
  isFirstOfGroup: boolean;
}

const tones = { exact: 'jade', changed: 'line', doubtful: 'amber', dropped: 'cinnabar' } as const;

const noStimulus = { kind: 'none' as const, html: '', files: [], transcript: '' };

/** One question of a file: what becomes of it, its source, and beside it the question as it would be in the bank. */
export const ImportQuestion = ({ receipt, item, group, isFirstOfGroup }: ImportQuestionProps) => {
  const t = useTranslation(questionImportMessages);
  const { position, outcome, question, source } = item;
  const stimulus = group?.stimulus ?? noStimulus;
  return (
    <article className={styles.question} aria-label={t('number', { number: position })}>
      {isFirstOfGroup && group && (group.title !== '' || stimulus.kind !== 'none') && (
        <div className={styles.group}>
          {group.title && <h3>{group.title}</h3>}
          {stimulus.kind !== 'none' && (
            <details open>
              <summary>{t('passage')}</summary>
              <StimulusView stimulus={stimulus} look="keys" />
            </details>
          )}
        </div>
      )}
      <header className={styles.head}>
        <h4 className="num">{t('number', { number: position })}</h4>
        <StatusChip tone={tones[outcome]}>{t(outcome)}</StatusChip>
        {receipt.state === 'planned' && question && <ChooseBox importId={receipt.importId} item={item} />}
      </header>
      <Notes item={item} />
      <div className={styles.pair}>
        <section aria-label={t('source')}>
          <p className="meta">{t('source')}</p>
          <pre className={styles.source}>{source}</pre>
          {receipt.state === 'planned' && paperFormats.includes(receipt.format) && (
            <TeachButton source={source} importId={receipt.canReread ? receipt.importId : null} />
          )}
        </section>
        <section aria-label={t('player')}>
          <p className="meta">{t('player')}</p>
          {question ? (
            <QuestionCard
              number={position}
              question={{ ...question, kind: question.type, knowledge: null, clip: null }}
              stimulus={stimulus}
              view="keys"
            />
          ) : (
            <p>{t('nothing')}</p>
          )}
        </section>
      </div>
    </article>
  );
};

/** Leads from a line that was misread to a rule of the school. */
const TeachButton = ({ source, importId }: { source: string; importId: number | null }) => {
  const t = useTranslation(readingRuleMessages);
  const [isOpen, setOpen] = useState(false);
  const lines = source.split('\n').filter((line) => line.trim() !== '');
  return (
    <>
      <Button variant="quiet" size="compact-sm" onClick={() => setOpen(true)}>
        {t('teach')}
      </Button>
      {isOpen && <RuleDialog lines={lines} importId={importId} onClose={() => setOpen(false)} />}
    </>
  );
};

const ChooseBox = ({ importId, item: { position, isChosen } }: { importId: number; item: ImportItem }) => {
  const t = useTranslation(questionImportMessages);
  const { mutateAsync, isPending } = useApiMutation(chooseImportItems);
  const choose = async (next: boolean) => {
    try {
      await mutateAsync({ requestId: newRequestId(), importId, positions: [position], isChosen: next });
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <Checkbox
      label={t('choose')}
      aria-label={t('chooseNumber', { number: position })}
      checked={isChosen}
      disabled={isPending}
      onChange={({ currentTarget: { checked } }) => void choose(checked)}
    />
  );
};

const Notes = ({ item: { notes, sameSetId, earlierSetId, setId, similar } }: { item: ImportItem }) => {
  const t = useTranslation(questionImportMessages);
  const tNote = useTranslation(importNoteMessages);
  const setLinks = [
    ...(sameSetId === null ? [] : [{ label: t('same'), linkedId: sameSetId }]),
    ...(earlierSetId === null ? [] : [{ label: t('earlierSet'), linkedId: earlierSetId }]),
    ...(setId === null ? [] : [{ label: t('inSet'), linkedId: setId }]),
  ];
  if (notes.length + setLinks.length + similar.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map(({ code, detail }, index) => (
        <li key={index}>{tNote(code, { detail: detail || '…' })}</li>
      ))}
      {similar.map((question) => (
        <li key={question.questionId}>
          {t('similar')} <SimilarLink question={question} />
        </li>
      ))}
      {setLinks.map(({ label, linkedId }) => (
        <li key={label}>
          {label}{' '}
          <ScreenLink to={questionBank} search={{ setId: linkedId }}>
            {t('openSet')}
          </ScreenLink>
        </li>
      ))}
    </ul>
  );
};
