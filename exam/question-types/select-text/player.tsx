import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '@inkstone/ui';
import { PlayerFrame } from '../parts/player-frame.tsx';
import type { PlayerProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import { splitPassage, snapToWords } from './pieces.ts';
import styles from './select.module.css';
import { getSelectedText, type Answer, type Prompt } from './type.ts';
import { usePassagePlace } from './use-passage-place.tsx';

type Props = PlayerProps<Prompt, Answer>;

/**
 * Selects words in a passage: marked pieces, or any span. Where the same passage stands beside the question they are
 * selected there.
 */
export const Player = (props: Props) => {
  const t = useTranslation(messages);
  const textId = useId();
  const place = usePassagePlace(props.prompt.passage);
  const { prompt, value, onChange, readOnly } = props;
  const selectedCount = value && 'pieces' in value ? value.pieces.length : 0;
  const ofPieces = prompt.choose > 1 ? t('hintSeveral', { count: prompt.choose, given: selectedCount }) : t('hintOne');
  const hint = prompt.by === 'span' ? t('hintSpan') : ofPieces;
  return (
    <PlayerFrame
      textId={textId}
      text={prompt.text}
      hint={readOnly ? undefined : hint}
      isAnswered={value !== undefined}
      onClear={readOnly ? undefined : () => onChange(undefined)}
    >
      {inPlace(prompt.by === 'pieces' ? <Pieces {...props} textId={textId} /> : <Span {...props} />, place)}
      {prompt.by === 'span' && <SelectedWords {...props} />}
    </PlayerFrame>
  );
};

const inPlace = (passage: ReactNode, place: HTMLElement | null) => (place ? createPortal(passage, place) : passage);

/** Pieces as buttons in the running text; choosing more than asked for replaces the first. */
const Pieces = ({ prompt, value, onChange, readOnly, textId }: Props & { textId: string }) => {
  const chosen = value && 'pieces' in value ? value.pieces : [];
  const press = (piece: number) => {
    const next = chosen.includes(piece)
      ? chosen.filter((candidate) => candidate !== piece)
      : [...chosen, piece].slice(-prompt.choose);
    onChange(next.length > 0 ? { pieces: next } : undefined);
  };
  return (
    <div className={styles.passage} lang="en" role="group" aria-labelledby={textId}>
      {splitPassage(prompt.passage).map(({ text, from, piece }) =>
        piece === null ? (
          <span key={from}>{text}</span>
        ) : (
          <button
            key={from}
            type="button"
            className={styles.piece}
            aria-pressed={chosen.includes(piece)}
            disabled={readOnly}
            onClick={() => press(piece)}
          >
            {text}
          </button>
        ),
      )}
    </div>
  );
};

const Span = ({ prompt, onChange, readOnly }: Props) => {
  const t = useTranslation(messages);
  const select = ({ selectionStart: from, selectionEnd: to }: HTMLTextAreaElement) => {
    const words = snapToWords(prompt.passage, { from, to });
    if (words && !readOnly) onChange(words);
  };
  return (
    <textarea
      className={styles.passage}
      lang="en"
      readOnly
      aria-label={t('passage')}
      rows={Math.ceil(prompt.passage.length / 70) + 1}
      value={prompt.passage}
      onSelect={(event) => select(event.currentTarget)}
    />
  );
};

/** What is selected, as the answer that it is. */
const SelectedWords = ({ prompt, value }: Props) => {
  const t = useTranslation(messages);
  return (
    <div className={styles.selected} role="status">
      <b>{t('selected')}</b>
      {value ? <span lang="en">{getSelectedText(value, prompt)}</span> : t('nothing')}
    </div>
  );
};
