import { getQuestionType } from '@inkstone/exam/logic';
import { DocumentIcon, GlossedText, LateSoundPlayer, RichText, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import type { Met } from '../place/place-in-exam.ts';
import { Highlighted } from '../tools/highlighted.tsx';
import type { Tools } from '../tools/use-tools.ts';
import styles from './question-stage.module.css';
import type { Gate } from './use-gate.ts';

/** Beside a recording the words are a caption, and stand with it; what is read before it is a text of its own. */
export const isCaption = ({ set, part }: Met): boolean => set.stimulus.kind === 'audio' && !part.windows?.readHidesText;

type SetFile = NonNullable<Met['set']['stimulus']['files']>[number];

const isSound = ({ mime }: SetFile): boolean => mime.startsWith('audio/') || mime.startsWith('video/');

/** What is neither looked at nor heard here: documents, which open in a window of their own. */
const documentsOf = ({ set }: Met): SetFile[] =>
  (set.stimulus.files ?? []).filter((file) => !isSound(file) && !file.mime.startsWith('image/'));

/** The first recording has its bar; others stand with the passage. */
const furtherSounds = ({ set }: Met): SetFile[] => (set.stimulus.files ?? []).filter(isSound).slice(1);

const picturesOf = ({ set }: Met) => (set.stimulus.files ?? []).filter(({ mime }) => mime.startsWith('image/'));

/** What stands beside the question, in a word: where the window is narrow it is all that is seen of it. */
export const besideOf = (met: Met): 'material' | 'passage' | 'picture' => {
  if (getQuestionType(met.question.kind).worksFromMaterial) return 'material';
  if (met.set.stimulus.html) return 'passage';
  return picturesOf(met).length > 0 ? 'picture' : 'material';
};

/** A text that was read before is gone afterwards where the rules hide it, and comes back with the answering where they say so. */
export const showsPassage = (met: Met, { phase }: Gate): boolean => {
  const { windows } = met.part;
  const files = [...picturesOf(met), ...documentsOf(met), ...furtherSounds(met)];
  const isThere = Boolean(met.set.stimulus.html) || files.length > 0;
  if (!isThere || isCaption(met)) return false;
  if (!windows?.readHidesText) return true;
  return windows.textReturns === true && phase !== 'listen';
};

interface PassageProps {
  met: Met;
  tools: Tools;
  /** True where explained words of a passage show their meaning. */
  hasGlossary: boolean;
}

/** What is read beside a question: pictures, text, documents and further recordings. */
export const Passage = ({ met, tools, hasGlossary }: PassageProps) => {
  const t = useTranslation(messages);
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
  const t = useTranslation(messages);
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
