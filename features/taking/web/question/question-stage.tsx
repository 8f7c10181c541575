import { DocumentIcon, GlossedText, LateSoundPlayer, RichText, SplitPane, useWords } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import { Asked, type AskedProps } from './asked.tsx';
import { Highlighted } from '../tools/highlighted.tsx';
import { LineReader } from '../tools/line-reader.tsx';
import { useListening, type Listening } from '../listening/listening-context.ts';
import { soundsOf, type Sound } from '../listening/sound.ts';
import type { Met } from '../place/place-in-exam.ts';
import { Former } from '../redo/former.tsx';
import { PhaseStrip } from './phase-strip.tsx';
import styles from './question-stage.module.css';
import { comesAfter, type Gate } from './use-gate.ts';

interface QuestionStageProps extends AskedProps {
  gate: Gate;
  /** True where one never goes back to a set. */
  isOneWay: boolean;
  /** True where explained words of a passage show their meaning. */
  hasGlossary: boolean;
}

/** One question, beside what it asks about; before it what is read or heard first. */
export const QuestionStage = (props: QuestionStageProps) => {
  const t = useWords(messages);
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

/** Beside a recording the words are a caption, and stand with it; what is read before it is a text of its own. */
const isCaption = ({ set, part }: QuestionStageProps['met']): boolean =>
  set.stimulus.kind === 'audio' && !part.windows?.readHidesText;

type SetFile = NonNullable<QuestionStageProps['met']['set']['stimulus']['files']>[number];

const isSound = ({ mime }: SetFile): boolean => mime.startsWith('audio/') || mime.startsWith('video/');

/** What is neither looked at nor heard here: documents, which open in a window of their own. */
const documentsOf = ({ set }: QuestionStageProps['met']): SetFile[] =>
  (set.stimulus.files ?? []).filter((file) => !isSound(file) && !file.mime.startsWith('image/'));

/** The first recording has its bar; others stand with the passage. */
const furtherSounds = ({ set }: QuestionStageProps['met']): SetFile[] =>
  (set.stimulus.files ?? []).filter(isSound).slice(1);

const picturesOf = ({ set }: QuestionStageProps['met']) =>
  (set.stimulus.files ?? []).filter(({ mime }) => mime.startsWith('image/'));

/** What stands beside the question, in a word: where the window is narrow it is all that is seen of it. */
const besideOf = (met: Met): 'material' | 'passage' | 'picture' => {
  if (met.question.kind === 'file-upload') return 'material';
  if (met.set.stimulus.html) return 'passage';
  return picturesOf(met).length > 0 ? 'picture' : 'material';
};

/** A text that was read before is gone afterwards where the rules hide it, and comes back with the answering where they say so. */
const showsPassage = (met: QuestionStageProps['met'], { phase }: Gate): boolean => {
  const { windows } = met.part;
  const files = [...picturesOf(met), ...documentsOf(met), ...furtherSounds(met)];
  const isThere = Boolean(met.set.stimulus.html) || files.length > 0;
  if (!isThere || isCaption(met)) return false;
  if (!windows?.readHidesText) return true;
  return windows.textReturns === true && phase !== 'listen';
};

const Passage = ({ met, tools, hasGlossary }: Pick<QuestionStageProps, 'met' | 'tools' | 'hasGlossary'>) => {
  const t = useWords(messages);
  const Words = hasGlossary ? GlossedText : RichText;
  return (
    <article className={styles.passage} lang="en">
      {picturesOf(met).map(({ id, url }, index) => (
        <img key={id} className={styles.picture} src={url} alt={t('pictureAt', { at: index + 1 })} />
      ))}
      <Highlighted
        where="s"
        isOn={tools.isHighlighting}
        highlights={tools.highlights}
        onAdd={tools.addHighlight}
        onRemove={tools.removeHighlight}
      >
        <Words html={met.set.stimulus.html ?? ''} serif />
      </Highlighted>
      <Material met={met} />
    </article>
  );
};

/** Documents to open and recordings beside the first. */
const Material = ({ met }: { met: Met }) => {
  const t = useWords(messages);
  const [documents, sounds] = [documentsOf(met), furtherSounds(met)];
  if (documents.length + sounds.length === 0) return null;
  return (
    <ul className={styles.material} aria-label={t('material')}>
      {documents.map(({ id, url, name = t('document') }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer">
            <DocumentIcon /> {name}
          </a>
        </li>
      ))}
      {sounds.map(({ id, url, name = t('recording') }) => (
        <li key={id}>
          <span className="small">{name}</span>
          <LateSoundPlayer url={url} name={name} />
        </li>
      ))}
    </ul>
  );
};

interface HeardProps extends QuestionStageProps {
  listening: Listening;
  sound: Sound;
}

/** The recording beside its questions, where they may stand together; heard for good, it says nothing more. */
const Bar = ({ met, store, isOneWay, listening, sound }: HeardProps) => {
  const { mode, playbackPercent } = store.blueprint;
  const isTest = mode === 'test';
  const isGone = met.part.windows !== null || (isTest && isOneWay && met.part.plays === 1);
  if (isGone) return null;
  const { RecordingBar } = listening.parts;
  return (
    <>
      {isCaption(met) && met.set.stimulus.html && <RichText html={met.set.stimulus.html} />}
      <RecordingBar listening={listening} sound={sound} percent={playbackPercent} startsItself={isTest} />
    </>
  );
};

/** The clip of the question, where it did not come before it. */
const ClipBar = ({ met, store, isOneWay, listening, sound }: HeardProps) => {
  if (comesAfter(store, met, isOneWay)) return null;
  const { RecordingBar } = listening.parts;
  return <RecordingBar listening={listening} sound={sound} percent={100} startsItself={false} />;
};
