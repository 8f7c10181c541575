import { useRef } from 'react';
import type { TextRule } from '@inkstone/exam/blueprint';
import { getQuestionType } from '@inkstone/exam/logic';
import { StimulusText } from '@inkstone/exam/stimulus-text';
import { DocumentIcon, LazySoundPlayer, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import type { QuestionContext } from '../attempt-session/question-context.ts';
import { HighlightableText } from '../tools/highlightable-text.tsx';
import type { Tools } from '../tools/use-tools.ts';
import { getPassageHtml } from './complete-passage.ts';
import { useNamedPortion } from './named-portion.ts';
import { usePassageScroll } from './passage-scroll.ts';
import styles from './question-stage.module.css';
import { readPromptText } from './split-prompt.ts';
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
  store: AttemptStore;
  /** How the section shows its texts; absent: in no special way. */
  texts?: TextRule;
  tools: Tools;
  /** Whether glossed words of a passage show their meaning. */
  hasGlossary: boolean;
  /** Called with the text once it is drawn. */
  onText?: (element: HTMLElement) => void;
}

/** The stimulus beside a question: pictures, text, documents and further recordings. */
export const Passage = ({ context, store, texts = {}, tools, hasGlossary, onText }: PassageProps) => {
  const t = useTranslation(messages);
  const article = useRef<HTMLElement>(null);
  const { look, scene } = context.set.stimulus;
  const html = getPassageHtml(context);
  const promptText = readPromptText(context.question.prompt);
  usePassageScroll(article, store, texts.splitsPrompt ? `question ${context.bound.id}` : `set ${context.set.id}`);
  useNamedPortion(article, { promptText: texts.lightsPortion ? promptText : null, passageHtml: html });
  return (
    <article ref={article} className={styles.passage} lang="en">
      {listPictures(context).map(({ id, url }, index) => (
        <img key={id} className={styles.picture} src={url} alt={t('pictureAt', { at: index + 1 })} />
      ))}
      <HighlightableText where="s" marks={tools.marks}>
        <StimulusText html={html} look={look} scene={scene} hasGlossary={hasGlossary} onRender={onText} />
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
