import { Alert, Button, Modal, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { getErrorMessage, newRequestId, useApiMutation, useContentRequestId } from '@inkstone/call/web';
import { toastSuccess, useTranslation } from '@inkstone/ui';
import { rereadQuestionImport, saveReadingRule } from '../../contract/question-imports.ts';
import { maxRuleWords, readingMeanings, type ReadingMeaning } from '../../reading-rules.ts';
import { readingRuleMessages } from '../../messages.ts';
import { guessRuleWords } from './guess-rule-words.ts';
import styles from './question-imports.module.css';

interface RuleDialogProps {
  /** The lines of a question, of which one was misread; empty: a rule without an example. */
  lines: readonly string[];
  /** The import whose file is read again by the rule; null: none, or one whose file is not kept. */
  importId: number | null;
  onClose(): void;
}

/** Says what lines of papers are that begin with some words. */
export const RuleDialog = ({ lines, importId, onClose }: RuleDialogProps) => {
  const t = useTranslation(readingRuleMessages);
  const [line, setLine] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [meaning, setMeaning] = useState<ReadingMeaning | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const requestIdFor = useContentRequestId();
  const saveRule = useApiMutation(saveReadingRule);
  const reread = useApiMutation(rereadQuestionImport);
  const chooseLine = (next: string | null) => {
    setLine(next);
    if (next !== null) setWords(guessRuleWords(lines[Number(next)] ?? ''));
  };
  const save = async (chosen: ReadingMeaning) => {
    const input = { words, meaning: chosen };
    try {
      await saveRule.mutateAsync({ ...input, requestId: requestIdFor([input]) });
      if (importId !== null) await reread.mutateAsync({ requestId: newRequestId(), importId });
      toastSuccess(importId === null ? t('saved') : t('readAgainNow'));
      onClose();
    } catch (error) {
      setRefusal(getErrorMessage(error));
    }
  };
  return (
    <Modal opened onClose={onClose} title={t('title')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (meaning !== null && words.trim() !== '') void save(meaning);
        }}
      >
        {refusal !== null && (
          <Alert color="cinnabar" role="alert">
            {refusal}
          </Alert>
        )}
        {lines.length > 0 && (
          <Select
            label={t('line')}
            data={lines.map((text, index) => ({ value: String(index), label: text }))}
            value={line}
            onChange={chooseLine}
          />
        )}
        <TextInput
          label={t('words')}
          description={t('wordsHint')}
          required
          maxLength={maxRuleWords}
          value={words}
          onChange={({ currentTarget: { value } }) => setWords(value)}
        />
        <Select
          label={t('meaning')}
          required
          data={readingMeanings.map((value) => ({ value, label: t(value) }))}
          value={meaning}
          onChange={(next) => setMeaning(readingMeanings.find((value) => value === next) ?? null)}
        />
        <footer>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            variant="filled"
            disabled={meaning === null || words.trim() === ''}
            loading={saveRule.isPending || reread.isPending}
          >
            {t(importId === null ? 'save' : 'saveAndRead')}
          </Button>
        </footer>
      </form>
    </Modal>
  );
};
