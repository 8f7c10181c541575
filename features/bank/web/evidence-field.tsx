import { ActionIcon, Button, Select, Textarea } from '@mantine/core';
import { optionLetter } from '@inkstone/base';
import { useMemo, useState } from 'react';
import { getQuestionType, listOptionRecords } from '@inkstone/exam/logic';
import { CloseIcon, useTranslation } from '@inkstone/ui';
import type { Stimulus } from '../contract.ts';
import {
  distractorKinds,
  foldQuote,
  foldStimulus,
  isEvidence,
  listWrongOptions,
  maxQuotes,
} from '@inkstone/exam/evidence';
import { distractorMessages, evidenceMessages } from '../messages.ts';
import type { EditedQuestion } from './edited-set.ts';
import styles from './editor.module.css';

interface EvidenceFieldProps {
  question: EditedQuestion;
  stimulus: Stimulus;
  onChange(change: Pick<EditedQuestion, 'evidence' | 'distractors'>): void;
}

/** The quotes that show why the key is right, and the kind of each wrong option. */
export const EvidenceField = (props: EvidenceFieldProps) => (
  <>
    <Quotes {...props} />
    <DistractorKinds {...props} />
  </>
);

const Quotes = ({ question, stimulus, onChange }: EvidenceFieldProps) => {
  const t = useTranslation(evidenceMessages);
  const [isSelectionMissing, setSelectionMissing] = useState(false);
  const quotes = question.evidence ?? [];
  const { html, transcript } = stimulus;
  const texts = useMemo(() => foldStimulus({ html, transcript }), [html, transcript]);
  const isQuotable = (quote: string) => isEvidence(quote, texts, question.prompt);
  const change = (evidence: string[]) => {
    setSelectionMissing(false);
    onChange({ evidence });
  };
  const takeSelection = () => {
    const selected = foldQuote(document.getSelection()?.toString() ?? '');
    if (isQuotable(selected)) change([...quotes, selected]);
    else setSelectionMissing(true);
  };
  return (
    <div role="group" aria-label={t('evidence')} className={styles.clip}>
      <p className="meta">{t('evidenceNote')}</p>
      {quotes.map((quote, index) => (
        // Quotes have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={styles.quote}>
          <Textarea
            label={t('quote', { number: index + 1 })}
            autosize
            minRows={1}
            maxLength={1000}
            value={quote}
            error={quote !== '' && !isQuotable(quote) ? t('quoteMissing') : undefined}
            onChange={({ currentTarget }) => change(quotes.with(index, currentTarget.value))}
          />
          <ActionIcon
            aria-label={t('removeQuote', { number: index + 1 })}
            onClick={() => change(quotes.filter((_quote, place) => place !== index))}
          >
            <CloseIcon />
          </ActionIcon>
        </div>
      ))}
      {quotes.length < maxQuotes && (
        <div className={styles.quoteActions}>
          {/* A press does not take the selection away. */}
          <Button onMouseDown={(event) => event.preventDefault()} onClick={takeSelection}>
            {t('takeSelection')}
          </Button>
          <Button onClick={() => change([...quotes, ''])}>{t('addQuote')}</Button>
        </div>
      )}
      {isSelectionMissing && (
        <p className={styles.error} role="status">
          {t('selectFirst')}
        </p>
      )}
    </div>
  );
};

const DistractorKinds = ({ question, onChange }: EvidenceFieldProps) => {
  const t = useTranslation(evidenceMessages);
  const nameKind = useTranslation(distractorMessages);
  const options = listOptionRecords(getQuestionType(question.type), question.prompt);
  const wrongIds = listWrongOptions(options, question.key);
  const distractors = question.distractors ?? {};
  if (wrongIds.length === 0) return null;
  const change = (optionId: string, kind: string | null) => {
    const { [optionId]: _former, ...others } = distractors;
    const chosenKind = distractorKinds.find((id) => id === kind);
    onChange({ distractors: chosenKind ? { ...others, [optionId]: chosenKind } : others });
  };
  return (
    <div role="group" aria-label={t('distractors')} className={styles.distractors}>
      <p className="meta">{t('distractors')}</p>
      {options.map(({ optionId }, index) =>
        wrongIds.includes(optionId) ? (
          <Select
            key={optionId}
            label={t('distractor', { letter: optionLetter(index) })}
            placeholder={t('noDistractor')}
            clearable
            data={distractorKinds.map((kind) => ({ value: kind as string, label: nameKind(kind) }))}
            value={distractors[optionId] ?? null}
            onChange={(kind) => change(optionId, kind)}
          />
        ) : null,
      )}
    </div>
  );
};
