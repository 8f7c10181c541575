import { useState, type ReactNode } from 'react';
import type { TextRule } from '@inkstone/exam/blueprint';
import { PassageTextContext, type PassageText } from '@inkstone/exam/passage-text';
import { SplitPane, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import { QuestionPanel, type QuestionPanelProps } from './question-panel.tsx';
import { LineMask, LineReader } from '../tools/lazy-tools.tsx';
import { useListening } from '../listening/listening-context.ts';
import { soundsForQuestion } from '../listening/sound.ts';
import { PreviousAnswer } from '../redo/previous-answer.tsx';
import { getStimulusKind, isCaption, Passage, showsPassage } from './passage.tsx';
import { useGuidedPassage } from './guided-passage.ts';
import { PhaseStrip } from './phase-strip.tsx';
import styles from './question-stage.module.css';
import { SoundBar, ClipBar } from './sound-bars.tsx';
import { readPromptText, useShownQuestion } from './split-prompt.ts';
import type { Gate } from './use-question-gate.ts';

interface QuestionStageProps extends QuestionPanelProps {
  gate: Gate;
  /** Whether a left set stays closed. */
  isOneWay: boolean;
  /** Whether glossed words of a passage show their meaning. */
  hasGlossary: boolean;
  /** Whether the place in the passage that a question is about is marked and scrolled to. */
  guidesPassage: boolean;
  texts: TextRule;
  /** Whether speakers and place are drawn while a recording plays. */
  showsScene: boolean;
}

/** One question beside its stimulus; before it what is read or played first. */
export const QuestionStage = (stageProps: QuestionStageProps) => {
  const listening = useListening();
  const context = useShownQuestion(stageProps.context, stageProps.texts.splitsPrompt ?? false);
  const props = { ...stageProps, context };
  const { gate, tools, store, snapshot } = props;
  if (gate.is === 'read') {
    return (
      <div className={styles.single} data-scrolls>
        <div className={styles.windows}>
          <PhaseStrip store={store} context={context} state={snapshot.state} />
        </div>
        <Passage {...props} />
      </div>
    );
  }
  if (gate.is === 'listen' && gate.sound && listening) {
    const { RecordingScreen } = listening.parts;
    return (
      <div className={styles.heard}>
        {context.part.windows && (
          <div className={styles.windows}>
            <PhaseStrip store={store} context={context} state={snapshot.state} />
          </div>
        )}
        <RecordingScreen
          listening={listening}
          set={context.set}
          sound={gate.sound}
          hasCaption={isCaption(context)}
          hasScene={props.showsScene}
        />
      </div>
    );
  }
  const [recording, clipSound] = soundsForQuestion(context);
  const panel = (
    <div className={styles.asked}>
      {recording && listening && <SoundBar {...props} sound={recording} listening={listening} />}
      <PreviousAnswer store={store} context={context} />
      <QuestionPanel {...props}>
        {clipSound && listening && <ClipBar {...props} sound={clipSound} listening={listening} />}
      </QuestionPanel>
    </div>
  );
  const hasPassage = showsPassage(context, gate);
  const { masksLines } = props.texts;
  const line = tools.hasLine && !masksLines && <LineReader />;
  const mask = tools.hasLine && masksLines && (
    <LineMask place={tools.storageKeyFor('mask')} passage={hasPassage ? tools.paneShares : null} />
  );
  if (!hasPassage) {
    return (
      <>
        <div className={styles.single} data-scrolls>
          {panel}
          {line}
        </div>
        {mask}
      </>
    );
  }
  return (
    <>
      <PassageAndQuestion {...props} panel={panel} />
      {line}
      {mask}
    </>
  );
};

/** The passage in one pane and the question in the other, which may be answered in the passage. */
const PassageAndQuestion = ({ panel, ...props }: QuestionStageProps & { panel: ReactNode }) => {
  const { context, guidesPassage, tools } = props;
  const t = useTranslation(messages);
  const [passage, setPassage] = useState<PassageText | null>(null);
  useGuidedPassage(passage, { isOn: guidesPassage, html: readPromptText(context.question.prompt) ?? '' });
  return (
    <PassageTextContext value={passage}>
      <SplitPane
        left={<Passage {...props} onText={(element) => setPassage({ element })} />}
        right={panel}
        names={{ left: t(getStimulusKind(context)), right: t('question') }}
        narrow="stacked"
        initial={tools.paneShares.beside}
        initialStacked={tools.paneShares.stacked}
        onResize={tools.resizePanes}
      />
    </PassageTextContext>
  );
};
