import { Button, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from '@inkstone/ui';
import { answerSheetMessages } from '../../messages/answer-sheets.ts';
import styles from './answer-sheets.module.css';
import { SheetCrop } from './sheet-crop.tsx';
import { getChoice, listLetters, type FormQuestion, type ReadQuestion, type SheetPageRow } from './sheet-words.ts';
import type { useSheetDecisions } from './use-sheet-decisions.ts';

interface QuestionChoicesProps {
  sheet: SheetPageRow;
  questions: readonly FormQuestion[];
  decisions: ReturnType<typeof useSheetDecisions>;
}

/** What was read of a page, question by question; the first doubtful one takes the letters of the keyboard. */
export const QuestionChoices = ({ sheet, questions, decisions }: QuestionChoicesProps) => {
  const t = useTranslation(answerSheetMessages);
  const [changedIndex, setChangedIndex] = useState<number | null>(null);
  const isEntered = sheet.state === 'entered';
  const firstOpen = sheet.questions.find((read) => getChoice(read) === null)?.index ?? null;
  const activeIndex = isEntered ? null : (changedIndex ?? firstOpen);
  const decide = async (index: number, values: string[]) => {
    if (await decisions.decide({ choices: [{ index, values }] })) setChangedIndex(null);
  };
  return (
    <div className={styles.questions}>
      <h2>{t('answers')}</h2>
      {activeIndex !== null && <p className="dim small">{t('keys')}</p>}
      <ol>
        {sheet.questions.map((read) => {
          const question = questions[read.index];
          if (!question) return null;
          const isActive = read.index === activeIndex;
          return (
            <li key={read.index} data-active={isActive || undefined} data-open={getChoice(read) === null || undefined}>
              <ReadLine {...{ question, read }} />
              {isActive ? (
                <ActiveQuestion
                  {...{ sheet, question, read, isSaving: decisions.isSaving }}
                  onDecide={(values) => void decide(read.index, values)}
                />
              ) : (
                !isEntered && (
                  <Button variant="quiet" size="sm" onClick={() => setChangedIndex(read.index)}>
                    {t('change')}
                  </Button>
                )
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
};

/** The number of a question with what it says. */
const ReadLine = ({ question, read }: { question: FormQuestion; read: ReadQuestion }) => {
  const t = useTranslation(answerSheetMessages);
  const prints = new Map(listLetters(question).map(({ value, print }) => [value, print]));
  const write = (values: readonly string[]): string =>
    values.length === 0 ? t('blank') : values.map((value) => prints.get(value) ?? value).join(' ');
  const choice = getChoice(read);
  return (
    <span className={styles.line}>
      <span className="num">{question.label}</span>
      <b>{choice === null ? t('likely', { values: write(read.values) }) : write(choice)}</b>
      {read.chosen !== null && <small>{t('decided')}</small>}
    </span>
  );
};

interface ActiveQuestionProps {
  sheet: SheetPageRow;
  question: FormQuestion;
  read: ReadQuestion;
  isSaving: boolean;
  onDecide(values: string[]): void;
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]') !== null;

/** One question to decide: the letters as buttons, and as keys. */
const ActiveQuestion = ({ sheet, question, read, isSaving, onDecide }: ActiveQuestionProps) => {
  const t = useTranslation(answerSheetMessages);
  const [values, setValues] = useState<readonly string[]>(getChoice(read) ?? []);
  const letters = listLetters(question);
  const isMultiple = question.kind === 'multiple';
  const choose = (value: string) => {
    if (!isMultiple) return onDecide([value]);
    return setValues(
      values.includes(value) ? values.filter((letter) => letter !== value) : [...values, value].toSorted(),
    );
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isSaving || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key.toUpperCase();
      const letter = letters.find(({ value, print }) => value === key || print === key);
      if (event.key === '0' && letters.length > 0) onDecide([]);
      else if (event.key === 'Enter' && isMultiple && event.target === document.body) onDecide([...values]);
      else if (letter) choose(letter.value);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  return (
    <div className={styles.active} role="group" aria-label={t('question', { label: question.label })}>
      <SheetCrop url={sheet.url} box={read.box} />
      {letters.length === 0 ? (
        <NumberField {...{ read, isSaving, onDecide }} />
      ) : (
        <div className={styles.letters}>
          {letters.map(({ value, print }) => (
            <Button
              key={value}
              variant={values.includes(value) ? 'filled' : 'default'}
              aria-pressed={values.includes(value)}
              disabled={isSaving}
              onClick={() => choose(value)}
            >
              {print}
            </Button>
          ))}
          <Button variant="quiet" disabled={isSaving} onClick={() => onDecide([])}>
            {t('blank')}
          </Button>
          {isMultiple && (
            <Button variant="filled" disabled={isSaving} onClick={() => onDecide([...values])}>
              {t('confirm')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};

const NumberField = ({ read, isSaving, onDecide }: Pick<ActiveQuestionProps, 'read' | 'isSaving' | 'onDecide'>) => {
  const t = useTranslation(answerSheetMessages);
  const [text, setText] = useState(read.values[0] ?? '');
  const submit = () => onDecide(text.trim() === '' ? [] : [text.trim()]);
  return (
    <form
      className={styles.letters}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextInput
        label={t('number')}
        value={text}
        maxLength={12}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="filled" disabled={isSaving}>
        {t('confirm')}
      </Button>
    </form>
  );
};
