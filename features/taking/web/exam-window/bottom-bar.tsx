import { Button } from '@mantine/core';
import { useEffect, useRef, type MouseEvent } from 'react';
import type { SaveState as SaveFacts } from '@inkstone/exam/attempt';
import { AccountLanguage, QuestionMenu, SaveState, useTranslation, type QuestionMark } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import styles from './exam-window.module.css';
import { toSaving } from './save-status.ts';

interface BottomBarProps {
  name: string;
  saving: SaveFacts;
  /** The section's name with the number of questions. */
  title: string;
  marks: readonly QuestionMark[];
  /** -1 on the review page. */
  index: number;
  /** The position as text. */
  place: string;
  /** False where navigation is forward-only. */
  hasMenu: boolean;
  hasBack: boolean;
  canGoBack: boolean;
  /** Whether Next was pressed and OK is needed to confirm the answer. */
  isConfirming: boolean;
  /** Why the student cannot go on yet; null where possible. */
  waiting?: string | null;
  /** Whether speech is being recorded and saved. */
  isSpeaking?: boolean;
  /** False where another window has taken over: nothing can be submitted here. */
  canGoOn?: boolean;
  /** The label of the forward button; null where the page has its own. */
  forward: string | null;
  onGo: (index: number) => void;
  onBack: () => void;
  onReview?: (() => void) | undefined;
  onForward: () => void;
}

/**
 * Ignores the second click of a double click: the button has a new meaning by then, and a question would be skipped or
 * an answer confirmed unseen.
 */
const dropSecondPress = (event: MouseEvent) => {
  if (event.detail > 0 && event.detail % 2 === 0) event.stopPropagation();
};

/** Where the answers are, in the language of the person. */
const SaveLine = ({ saving, isSpeaking }: { saving: SaveFacts; isSpeaking: boolean }) => {
  const t = useTranslation(messages);
  const isSpoken = isSpeaking && (saving.is === 'saving' || saving.is === 'saved');
  return <SaveState saving={toSaving(saving, t)} {...(isSpoken && { words: t('savingSpeech') })} />;
};

/** The bottom bar: name and save state, question menu, Back and Next. */
export const BottomBar = (props: BottomBarProps) => {
  const t = useTranslation(messages);
  const { waiting = null, isConfirming, canGoOn = true } = props;
  return (
    <footer className={styles.bottom}>
      <div className={styles.who}>
        <b>{props.name}</b>
        <AccountLanguage>
          <SaveLine saving={props.saving} isSpeaking={props.isSpeaking ?? false} />
        </AccountLanguage>
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
  // Focuses OK, so that pressing Enter twice confirms.
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
