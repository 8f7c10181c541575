import { useId, useRef, useState } from 'react';
import { useTranslation, WarningIcon } from '@inkstone/ui';
import { PlayerFrame } from '../parts/player-frame.tsx';
import type { PlayerProps } from '../views-contract.ts';
import { findEntryProblem, formatEntry, normalizeEntry } from './entry.ts';
import type { EntryProblem } from './entry.ts';
import styles from './entry.module.css';
import { messages } from './messages.ts';
import type { Answer, Prompt } from './type.ts';

const signs = [
  { sign: '-', shown: '−', name: 'minus' },
  { sign: '.', shown: '.', name: 'point' },
  { sign: '/', shown: '/', name: 'slash' },
] as const;

/** Buttons for characters that some keyboards hide. */
const SignKeys = ({ noMinus, onPress }: { noMinus: boolean | undefined; onPress: (sign: string) => void }) => {
  const t = useTranslation(messages);
  return (
    <fieldset className={styles.signs} aria-label={t('keys')}>
      {signs
        .filter(({ sign }) => !noMinus || sign !== '-')
        .map(({ sign, shown, name }) => (
          <button key={sign} type="button" aria-label={t(name)} onClick={() => onPress(sign)}>
            {shown}
          </button>
        ))}
    </fieldset>
  );
};

/** The text of the field, as it is typed, and the reason why its last change was rejected. */
const useEntry = ({ prompt, value = '', onChange }: PlayerProps<Prompt, Answer>) => {
  const [refused, setRefused] = useState<EntryProblem | null>(null);
  // While an input method is composing, its intermediate text is not part of the answer.
  const [composing, setComposing] = useState<string | null>(null);
  // A trailing space stays in the field: otherwise later characters would be joined to the number.
  const [hasSpace, setHasSpace] = useState(false);

  const enter = (raw: string) => {
    const entry = normalizeEntry(raw);
    const problem = findEntryProblem(entry, prompt);
    setRefused(problem);
    if (problem === null) setHasSpace(entry !== '' && /\s$/.test(raw));
    if (problem === null && entry !== value) onChange(entry === '' ? undefined : entry);
  };
  return {
    shown: composing ?? (hasSpace && value !== '' ? `${value} ` : value),
    refused,
    enter,
    change: composing === null ? enter : setComposing,
    beginComposing: () => setComposing(value),
    endComposing: (raw: string) => {
      setComposing(null);
      enter(raw);
    },
    clear: () => {
      setRefused(null);
      setHasSpace(false);
      onChange(undefined);
    },
  };
};

/** The entry as it will be read, before it counts. */
const Reading = ({ entry }: { entry: string }) => {
  const t = useTranslation(messages);
  if (entry === '') return null;
  const number = formatEntry(entry);
  return number === null ? t('unfinished') : t('readAs', { number });
};

/** A number field; invalid characters are rejected, and the line below says why, or how the entry is read. */
export const Player = (props: PlayerProps<Prompt, Answer>) => {
  const { prompt, value = '', readOnly } = props;
  const t = useTranslation(messages);
  const [textId, fieldId, saidId] = [useId(), useId(), useId()];
  const field = useRef<HTMLInputElement>(null);
  const { shown, refused, enter, change, beginComposing, endComposing, clear } = useEntry(props);
  const insert = (sign: string) => {
    const start = field.current?.selectionStart ?? shown.length;
    const end = field.current?.selectionEnd ?? start;
    enter(shown.slice(0, start) + sign + shown.slice(end));
    field.current?.focus();
  };

  return (
    <PlayerFrame
      textId={textId}
      text={prompt.text}
      hint={readOnly ? undefined : t(prompt.noMinus ? 'hintGrid' : 'hint', { width: prompt.width })}
      isAnswered={value !== ''}
      onClear={readOnly ? undefined : clear}
    >
      <div className={styles.entry}>
        <label htmlFor={fieldId} className={styles.label}>
          {t('label')}
        </label>
        <div className={styles.line}>
          <input
            ref={field}
            id={fieldId}
            className={styles.field}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            data-filled={value === '' ? undefined : ''}
            aria-describedby={`${textId} ${saidId}`}
            aria-invalid={refused !== null}
            readOnly={readOnly}
            value={shown}
            onChange={(event) => change(event.currentTarget.value)}
            onCompositionStart={beginComposing}
            onCompositionEnd={(event) => endComposing(event.currentTarget.value)}
          />
          {prompt.unit && (
            <span className={styles.unit} lang="en">
              {prompt.unit}
            </span>
          )}
          {!readOnly && <SignKeys noMinus={prompt.noMinus} onPress={insert} />}
        </div>
        {!readOnly && (
          <p id={saidId} className={styles.said} data-calm={refused === null ? '' : undefined} role="status">
            {refused && <WarningIcon />}
            {refused ? t(refused, { width: prompt.width }) : <Reading entry={value} />}
          </p>
        )}
      </div>
    </PlayerFrame>
  );
};
