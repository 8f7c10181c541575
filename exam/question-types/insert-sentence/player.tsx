import { useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { KeyboardEvent, ReactNode } from 'react';
import { optionLetter } from '@inkstone/base';
import { RichText, useTranslation } from '@inkstone/ui';
import { GappedText } from '../parts/gapped-text.tsx';
import { optionIndexForKey } from '../parts/option-keys.ts';
import { PlayerFrame } from '../parts/player-frame.tsx';
import type { PlayerProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import styles from './squares.module.css';
import { countSquares } from './type.ts';
import type { Prompt, Square } from './type.ts';
import { useSquaresInPassage } from './use-squares-in-passage.tsx';

type Props = PlayerProps<Prompt, Square>;

/** What a square shows beside its mark where the sentence stands at it. */
type Inserted = (number: Square) => ReactNode;

/** The squares of a question: a radio button each, chosen by click, tap, letter or digit; Space takes it back. */
const useSquares = ({ prompt, value, onChange, readOnly }: Props, inserted: Inserted) => {
  const t = useTranslation(messages);
  const name = useId();
  const radios = useRef(new Map<Square, HTMLInputElement>());
  const toggle = (square: Square) => {
    if (!readOnly) onChange(square === value ? undefined : square);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (readOnly) return;
    const index = optionIndexForKey(event, countSquares(prompt));
    const isTakenBack = event.key === ' ' && event.target instanceof HTMLInputElement && event.target.checked;
    if (index === null && !isTakenBack) return;
    event.preventDefault();
    if (isTakenBack) return onChange(undefined);
    radios.current.get((index ?? 0) + 1)?.focus();
    toggle((index ?? 0) + 1);
  };
  return (number: Square) => (
    <label className={styles.square} data-chosen={number === value ? '' : undefined}>
      <span className={styles.mark}>
        <input
          ref={(radio) => void (radio ? radios.current.set(number, radio) : radios.current.delete(number))}
          type="radio"
          name={name}
          value={number}
          checked={number === value}
          disabled={readOnly && number !== value}
          aria-label={t('square', { letter: optionLetter(number - 1) })}
          onChange={() => toggle(number)}
          onClick={number === value ? () => toggle(number) : undefined}
          onKeyDown={onKeyDown}
        />
      </span>
      {inserted(number)}
    </label>
  );
};

/**
 * Inserts the sentence at the chosen square: in the passage itself where it stands beside the question, otherwise in
 * the paragraph as the question brings it.
 */
export const Player = (props: Props) => {
  const { prompt, value, onChange, readOnly } = props;
  const t = useTranslation(messages);
  const inPassage = useSquaresInPassage(prompt.text);
  const isInPassage = inPassage.length > 0;
  const leadId = useId();
  const idleHint = t(isInPassage ? 'hintPassage' : 'hint');
  const hint = value === undefined ? idleHint : t('placed', { letter: optionLetter(value - 1) });
  return (
    <PlayerFrame
      hint={readOnly ? undefined : hint}
      isAnswered={value !== undefined}
      onClear={readOnly ? undefined : () => onChange(undefined)}
    >
      <p id={leadId}>{t(isInPassage ? 'leadPassage' : 'lead')}</p>
      <div className={styles.sentence} lang="en">
        <RichText html={prompt.sentence} />
      </div>
      {isInPassage ? <PassageSquares {...props} places={inPassage} /> : <ParagraphSquares {...props} leadId={leadId} />}
    </PlayerFrame>
  );
};

/** The paragraph with its squares inside the question. */
const ParagraphSquares = ({ leadId, ...props }: Props & { leadId: string }) => {
  const { prompt, value } = props;
  // The sentence stands hidden at every square, so that what is highlighted behind it keeps its place.
  const square = useSquares(props, (number) => (
    <strong hidden={number !== value}>
      <RichText inline html={prompt.sentence} />{' '}
    </strong>
  ));
  return (
    <div className={styles.text} lang="en" role="radiogroup" aria-labelledby={leadId}>
      <GappedText html={prompt.text} marker="square" gap={square} />
    </div>
  );
};

/** The squares in the passage. The sentence is no text of the passage there, so that highlights keep their places. */
const PassageSquares = ({ places, ...props }: Props & { places: ReturnType<typeof useSquaresInPassage> }) => {
  const { prompt, value } = props;
  const words = new DOMParser().parseFromString(prompt.sentence, 'text/html').body.textContent;
  const square = useSquares(
    props,
    (number) => number === value && <strong className={styles.inserted} data-sentence={words} />,
  );
  return places.map(({ number, place }) => createPortal(square(number), place, String(number)));
};
