import { SplitPane, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import { Asked, type AskedProps } from './asked.tsx';
import { LineReader } from '../tools/line-reader.tsx';
import { useListening } from '../listening/listening-context.ts';
import { soundsOf } from '../listening/sound.ts';
import { Former } from '../redo/former.tsx';
import { besideOf, isCaption, Passage, showsPassage } from './passage.tsx';
import { PhaseStrip } from './phase-strip.tsx';
import styles from './question-stage.module.css';
import { Bar, ClipBar } from './sound-bars.tsx';
import type { Gate } from './use-gate.ts';

interface QuestionStageProps extends AskedProps {
  gate: Gate;
  /** True where one never goes back to a set. */
  isOneWay: boolean;
  /** True where explained words of a passage show their meaning. */
  hasGlossary: boolean;
}

/** One question, beside what it asks about; before it what is read or heard first. */
export const QuestionStage = (props: QuestionStageProps) => {
  const t = useTranslation(messages);
  const listening = useListening();
  const { met, gate, tools, store, snapshot } = props;
  if (gate.is === 'read') {
    return (
      <div className={styles.single}>
        <div className={styles.windows}>
          <PhaseStrip store={store} met={met} state={snapshot.state} />
        </div>
        <Passage {...props} />
      </div>
    );
  }
  if (gate.is === 'listen' && gate.sound && listening) {
    const { RecordingScreen } = listening.parts;
    return (
      <div className={styles.heard}>
        {met.part.windows && (
          <div className={styles.windows}>
            <PhaseStrip store={store} met={met} state={snapshot.state} />
          </div>
        )}
        <RecordingScreen listening={listening} set={met.set} sound={gate.sound} hasCaption={isCaption(met)} />
      </div>
    );
  }
  const [whole, clip] = soundsOf(met);
  const asked = (
    <div className={styles.asked}>
      {whole && listening && <Bar {...props} sound={whole} listening={listening} />}
      <Former store={store} met={met} />
      <Asked {...props}>{clip && listening && <ClipBar {...props} sound={clip} listening={listening} />}</Asked>
    </div>
  );
  const line = tools.hasLine && <LineReader />;
  if (!showsPassage(met, gate)) {
    return (
      <div className={styles.single}>
        {asked}
        {line}
      </div>
    );
  }
  return (
    <>
      <SplitPane left={<Passage {...props} />} right={asked} names={{ left: t(besideOf(met)), right: t('question') }} />
      {line}
    </>
  );
};
