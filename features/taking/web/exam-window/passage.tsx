import { getQuestionType } from '@inkstone/exam/logic';
import { DocumentIcon, GlossedText, LazySoundPlayer, RichText, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import type { QuestionContext } from '../attempt-session/question-context.ts';
import { HighlightableText } from '../tools/highlightable-text.tsx';
import type { Tools } from '../tools/use-tools.ts';
import styles from './question-stage.module.css';
import type { Gate } from './use-question-gate.ts';

/** Whether the text is a caption shown with the recording, not a passage that is read first. */
export const isCaption = ({ set, part }: QuestionContext): boolean =>
  set.stimulus.kind === 'audio' && !part.windows?.readHidesText;

type SetFile = NonNullable<QuestionContext['set']['stimulus']['files']>[number];

const isSound = ({ mime }: SetFile): boolean => mime.startsWith('audio/') || mime.startsWith('video/');

/** Documents, which open in a new window. */
const listDocuments = ({ set }: QuestionContext): SetFile[] =>
  (set.stimulus.files ?? []).filter((file) => !isSound(file) && !file.mime.startsWith('image/'));

/** The first recording has its own controls; others are listed with the passage. */
const listFurtherSounds = ({ set }: QuestionContext): SetFile[] => (set.stimulus.files ?? []).filter(isSound).slice(1);

const listPictures = ({ set }: QuestionContext) =>
  (set.stimulus.files ?? []).filter(({ mime }) => mime.startsWith('image/'));

/** The kind of stimulus, as a label for narrow windows. */
export const getStimulusKind = (context: QuestionContext): 'material' | 'passage' | 'picture' => {
  if (getQuestionType(context.question.kind).worksFromMaterial) return 'material';
  if (context.set.stimulus.html) return 'passage';
  return listPictures(context).length > 0 ? 'picture' : 'material';
};

/** Whether the passage is shown: the rules may hide it after reading, and show it again while answering. */
export const showsPassage = (context: QuestionContext, { phase }: Gate): boolean => {
  const { windows } = context.part;
  const files = [...listPictures(context), ...listDocuments(context), ...listFurtherSounds(context)];
  const isThere = Boolean(context.set.stimulus.html) || files.length > 0;
  if (!isThere || isCaption(context)) return false;
  if (!windows?.readHidesText) return true;
  return windows.textReturns === true && phase !== 'listen';
};

interface PassageProps {
  context: QuestionContext;
  tools: Tools;
  /** Whether glossed words of a passage show their meaning. */
  hasGlossary: boolean;
}

/** The stimulus beside a question: pictures, text, documents and further recordings. */
export const Passage = ({ context, tools, hasGlossary }: PassageProps) => {
  const t = useTranslation(messages);
  const TextComponent = hasGlossary ? GlossedText : RichText;
  return (
    <article className={styles.passage} lang="en">
      {listPictures(context).map(({ id, url }, index) => (
        <img key={id} className={styles.picture} src={url} alt={t('pictureAt', { at: index + 1 })} />
      ))}
      <HighlightableText
        where="s"
        isOn={tools.isHighlighting}
        highlights={tools.highlights}
        onAdd={tools.addHighlight}
        onRemove={tools.removeHighlight}
      >
        <TextComponent html={context.set.stimulus.html ?? ''} serif />
      </HighlightableText>
      <Material context={context} />
    </article>
  );
};

/** Documents and further recordings. */
const Material = ({ context }: { context: QuestionContext }) => {
  const t = useTranslation(messages);
  const [documents, sounds] = [listDocuments(context), listFurtherSounds(context)];
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
          <LazySoundPlayer url={url} name={name} />
        </li>
      ))}
    </ul>
  );
};
