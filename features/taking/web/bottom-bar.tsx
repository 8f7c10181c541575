import { Button } from '@mantine/core';
import type { SaveState as SaveFacts } from '@inkstone/exam/attempt';
import { QuestionMenu, SaveState, useWords, type QuestionMark } from '@inkstone/ui';
import { messages } from '../messages.ts';
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
  canGoBack: boolean;
  /** The word on the right button. */
  forward: string;
  onGo: (index: number) => void;
  onBack: () => void;
  onReview: () => void;
  onForward: () => void;
}

/** Name and save state left, question menu in the middle, Back and Next right. */
export const BottomBar = (props: BottomBarProps) => {
  const t = useWords(messages);
  const label = props.index < 0 ? t('reviewTitle') : undefined;
  return (
    <footer className={styles.bottom}>
      <div className={styles.who}>
        <b>{props.name}</b>
        <SaveState saving={savingOf(props.saving, t)} />
      </div>
      <div className={styles.middle}>
        <QuestionMenu
          title={props.title}
          questions={props.marks}
          current={props.index}
          onGo={props.onGo}
          onReview={props.onReview}
          label={label}
        />
      </div>
      <div className={styles.moves}>
        <Button onClick={props.onBack} disabled={!props.canGoBack}>
          {t('back')}
        </Button>
        <Button variant="filled" onClick={props.onForward}>
          {props.forward}
        </Button>
      </div>
    </footer>
  );
};
