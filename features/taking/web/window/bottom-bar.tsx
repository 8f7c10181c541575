import { Button } from '@mantine/core';
import { useEffect, useRef, type MouseEvent } from 'react';
import type { SaveState as SaveFacts } from '@inkstone/exam/attempt';
import { QuestionMenu, SaveState, useTranslation, type QuestionMark } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import styles from './exam-window.module.css';
import { savingOf } from './saving-words.ts';

interface BottomBarProps {
  name: string;
  saving: SaveFacts;
  /** The section's name with how many. */
  title: string;
  marks: readonly QuestionMark[];
  /** -1 on the review page. */
  index: number;
  /** Where one is, in words. */
  place: string;
  /** False where one only goes forward. */
  hasMenu: boolean;
  hasBack: boolean;
  canGoBack: boolean;
  /** Next was pressed: OK confirms the answer for good. */
  isConfirming: boolean;
  /** Why one cannot go on yet; null where one can. */
  waiting?: string | null;
  /** True while one speaks: it is saved all the while. */
  isSpeaking?: boolean;
  /** False where another window goes on: nothing is handed in from here. */
  canGoOn?: boolean;
  /** The word on the right button; null where the way on stands on the page. */
  forward: string | null;
  onGo: (index: number) => void;
  onBack: () => void;
  onReview?: (() => void) | undefined;
  onForward: () => void;
}

/**
 * The second press of a double click does nothing: by then the button under it has other work, and a question would be
 * passed, or an answer confirmed for good, unseen.
 */
const dropSecondPress = (event: MouseEvent) => {
  if (event.detail > 0 && event.detail % 2 === 0) event.stopPropagation();
};

/** Name and save state left, question menu in the middle, Back and Next right. */
export const BottomBar = (props: BottomBarProps) => {
  const t = useTranslation(messages);
  const { waiting = null, isConfirming, canGoOn = true } = props;
  const isSpoken = props.isSpeaking && (props.saving.is === 'saving' || props.saving.is === 'saved');
  return (
    <footer className={styles.bottom}>
      <div className={styles.who}>
        <b>{props.name}</b>
        <SaveState saving={savingOf(props.saving, t)} {...(isSpoken && { words: t('savingSpeech') })} />
      </div>
      <div className={styles.middle} data-review={props.index < 0 || undefined}>
        {props.hasMenu ? (
          <QuestionMenu
            title={props.title}
            questions={props.marks}
            current={props.index}
            onGo={props.onGo}
            {...(props.onReview && { onReview: props.onReview })}
            label={props.place}
          />
        ) : (
          <span className={`${styles.place} dim num`}>{props.place}</span>
        )}
      </div>
      <div className={styles.moves} onClickCapture={dropSecondPress}>
        {waiting !== null && (
          <span className={styles.waiting} role="status">
            {waiting}
          </span>
        )}
        {isConfirming ? (
          <Confirm onOk={props.onForward} onNo={props.onBack} />
        ) : (
          <>
            {props.hasBack && (
              <Button onClick={props.onBack} disabled={!props.canGoBack}>
                {t('back')}
              </Button>
            )}
            {props.forward !== null && (
              <Button variant="filled" onClick={props.onForward} disabled={waiting !== null || !canGoOn}>
                {props.forward}
              </Button>
            )}
          </>
        )}
      </div>
    </footer>
  );
};

const Confirm = ({ onOk, onNo }: { onOk: () => void; onNo: () => void }) => {
  const t = useTranslation(messages);
  const ok = useRef<HTMLButtonElement>(null);
  // Meets the focus: Enter pressed twice confirms.
  useEffect(() => ok.current?.focus(), []);
  return (
    <>
      <span className={styles.waiting} role="status">
        {t('confirmHint')}
      </span>
      <Button onClick={onNo}>{t('keepAnswering')}</Button>
      <Button ref={ok} variant="filled" onClick={onOk}>
        {t('ok')}
      </Button>
    </>
  );
};
