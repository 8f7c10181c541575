import { lazy, Suspense, type ReactNode } from 'react';
import { getQuestionType, takesRecordings } from '@inkstone/exam/logic';
import { MaskedOptions } from '@inkstone/exam/option-masks';
import { QuestionPlayer, type Clipboard } from '@inkstone/exam/views';
import { BlockSkeleton, FlagIcon, StrikeIcon, useLocalizedText, useTranslation, PencilIcon } from '@inkstone/ui';
import { ScreenLink, useSearch } from '@inkstone/ui/screen';
import { messages, quillMessages } from '../../messages.ts';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import type { Snapshot } from '../attempt-session/snapshot.ts';
import { HighlightableText } from '../tools/highlightable-text.tsx';
import { InstantFeedback } from '../instant-feedback/instant-feedback.tsx';
import type { QuestionContext } from '../attempt-session/question-context.ts';
import { useFocusWhenLost } from '../directions/use-heading-focus.ts';
import type { Tools } from '../tools/use-tools.ts';
import { attemptKinds } from '../../attempt-kinds.ts';
import { enterHomework, quill } from '../../addresses.ts';
import styles from './question-stage.module.css';
import type { Gate } from './use-question-gate.ts';
import linkStyles from './long-text-link.module.css';

/** Props of the panel in which a question is answered. */
export interface QuestionPanelProps {
  context: QuestionContext;
  gate: Gate;
  store: AttemptStore;
  snapshot: Snapshot;
  hasFlag: boolean;
  hasEliminator: boolean;
  /** Whether crossing out is a mode that the student turns on. */
  togglesEliminator?: boolean;
  hasMasking: boolean;
  clipboard: Clipboard;
  tools: Tools;
  onFlag: () => void;
  /** Content between the number and the question. */
  children?: ReactNode;
}

const ExamRecorder = lazy(async () => ({ default: (await import('./exam-recorder.tsx')).ExamRecorder }));

interface WithRecorderProps {
  store: AttemptStore;
  questionId: number;
  isRecorded: boolean;
  children: ReactNode;
}

const ExamFiles = lazy(async () => ({ default: (await import('./exam-files.tsx')).ExamFiles }));

type WithFilesProps = Omit<WithRecorderProps, 'isRecorded'> & { hasFiles: boolean };

/** Wraps a question that takes files in the file upload, whose code is lazy. */
const WithFiles = ({ store, questionId, hasFiles, children }: WithFilesProps) => {
  const { files } = store;
  if (!hasFiles || !files) return children;
  return (
    <ExamFiles store={store} files={files} questionId={questionId}>
      {children}
    </ExamFiles>
  );
};

/** Wraps a spoken question in the recorder, whose code is lazy. */
const WithRecorder = ({ store, questionId, isRecorded, children }: WithRecorderProps) => {
  const { recordings } = store;
  if (!isRecorded || !recordings) return children;
  return (
    <ExamRecorder store={store} recordings={recordings} questionId={questionId}>
      {children}
    </ExamRecorder>
  );
};

/** Whether options of the question can be crossed out. */
const canStrike = ({ context, hasEliminator }: Pick<QuestionPanelProps, 'context' | 'hasEliminator'>): boolean =>
  hasEliminator && getQuestionType(context.question.kind).tools.includes('eliminator');

/** The number of the question, its type where the real window is not to be met, and its flag. */
const QuestionHead = (props: QuestionPanelProps) => {
  const { context, snapshot, hasFlag, onFlag, tools } = props;
  const t = useTranslation(messages);
  const localize = useLocalizedText();
  const heading = useFocusWhenLost();
  const isFlagged = snapshot.replayState.flagged.includes(context.bound.id);
  const isAsInExam = props.store.blueprint.window?.mode === 'exam';
  return (
    <div className={styles.head}>
      <h2 ref={heading} tabIndex={-1} className={`${styles.number} num`}>
        <span className="vh">{t('question')}</span> {context.number}
      </h2>
      {!isAsInExam && <span className="meta">{localize(getQuestionType(context.question.kind).name)}</span>}
      {props.togglesEliminator && canStrike(props) && (
        <button type="button" className={styles.strike} aria-pressed={tools.isStriking} onClick={tools.toggleStriking}>
          <StrikeIcon />
          {t('strike')}
        </button>
      )}
      {hasFlag && (
        <button type="button" className={styles.flag} aria-pressed={isFlagged} onClick={onFlag}>
          <FlagIcon />
          {t(isFlagged ? 'flagged' : 'flag')}
        </button>
      )}
    </div>
  );
};

/** The question itself, with what takes its answer. */
const AnswerField = ({ context, gate, store, snapshot, clipboard, ...props }: QuestionPanelProps) => {
  const { id } = context.bound;
  const { kind, prompt } = context.question;
  const type = getQuestionType(kind);
  const hasStrikes = canStrike({ context, ...props });
  const strikes = hasStrikes && (!props.togglesEliminator || props.tools.isStriking);
  return (
    <WithRecorder store={store} questionId={id} isRecorded={takesRecordings({ type: kind, prompt })}>
      <WithFiles store={store} questionId={id} hasFiles={type.hasFiles ?? false}>
        <MaskedOptions masks={props.hasMasking ? props.tools.masksFor(id) : null}>
          <QuestionPlayer
            type={kind}
            prompt={prompt}
            value={snapshot.replayState.answers[id]}
            readOnly={!snapshot.isWritable || gate.isOver || snapshot.replayState.confirmed.includes(id)}
            clipboard={clipboard}
            onChange={(value) =>
              void store.dispatch(
                { kind: 'answered', questionId: id, value: value ?? null },
                { typed: type.listOptions(prompt).length === 0, mayWait: true },
              )
            }
            eliminated={hasStrikes ? new Set(snapshot.replayState.eliminated[id] ?? []) : undefined}
            onEliminate={
              strikes
                ? (optionId, on) => void store.dispatch({ kind: 'eliminated', questionId: id, optionId, on })
                : undefined
            }
          />
        </MaskedOptions>
      </WithFiles>
    </WithRecorder>
  );
};

/** The question with its number and flag, answerable while its time lasts. */
export const QuestionPanel = (props: QuestionPanelProps) => {
  const { context, gate, store, snapshot, tools, children } = props;
  const t = useTranslation(messages);
  const { id } = context.bound;
  const { isLongText } = getQuestionType(context.question.kind);
  return (
    <>
      <QuestionHead {...props} />
      {(gate.isOver || gate.isOvertime) && (
        <p className={styles.over} role="status">
          {t(gate.isOver ? 'taskOver' : 'overtime')}
        </p>
      )}
      {children}
      {isLongText && attemptKinds[store.started.kind].isPractice && <QuillLink questionId={id} />}
      <InstantFeedback {...{ store, snapshot, context }} isOpen={snapshot.isWritable && !gate.isOver}>
        <HighlightableText where={`q${id}`} marks={tools.marks}>
          <div lang="en">
            <Suspense fallback={<BlockSkeleton />}>
              <AnswerField {...props} />
            </Suspense>
          </div>
        </HighlightableText>
      </InstantFeedback>
    </>
  );
};

/** The link from a long text to its full-page editor. */
const QuillLink = ({ questionId }: { questionId: number }) => {
  const t = useTranslation(quillMessages);
  const { id } = useSearch(enterHomework);
  return (
    <ScreenLink className={linkStyles.link} to={quill} search={{ id, questionId }}>
      <PencilIcon /> {t('open')}
    </ScreenLink>
  );
};
