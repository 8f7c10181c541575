import { lazy, Suspense, type ReactNode } from 'react';
import { getQuestionType, takesRecordings } from '@inkstone/exam/logic';
import { MaskedOptions } from '@inkstone/exam/option-masks';
import { QuestionPlayer, type Clipboard } from '@inkstone/exam/views';
import { BlockSkeleton, FlagIcon, useLanguage, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import type { Snapshot } from '../attempt/snapshot.ts';
import { Highlighted } from '../tools/highlighted.tsx';
import type { Met } from '../place/place-in-exam.ts';
import styles from './question-stage.module.css';
import type { Gate } from './use-gate.ts';
import { ToQuill } from '../quill/to-quill.tsx';
import { useLostFocus } from '../page/use-heading-focus.ts';
import type { Tools } from '../tools/use-tools.ts';

/** What the question itself needs to be answered. */
export interface AskedProps {
  met: Met;
  gate: Gate;
  store: AttemptStore;
  snapshot: Snapshot;
  hasFlag: boolean;
  hasEliminator: boolean;
  hasMasking: boolean;
  clipboard: Clipboard;
  tools: Tools;
  onFlag: () => void;
  /** What stands between its number and its words. */
  children?: ReactNode;
}

const ExamRecorder = lazy(async () => ({ default: (await import('./exam-recorder.tsx')).ExamRecorder }));

interface VoicedProps {
  store: AttemptStore;
  questionId: number;
  isRecorded: boolean;
  children: ReactNode;
}

const ExamFiles = lazy(async () => ({ default: (await import('./exam-files.tsx')).ExamFiles }));

type FiledProps = Omit<VoicedProps, 'isRecorded'> & { hasFiles: boolean };

/** A question that takes files gets a place for them, whose code comes only where it is needed. */
const Filed = ({ store, questionId, hasFiles, children }: FiledProps) => {
  const { files } = store;
  if (!hasFiles || !files) return children;
  return (
    <ExamFiles store={store} files={files} questionId={questionId}>
      {children}
    </ExamFiles>
  );
};

/** A question that is answered by voice gets the recorder, whose code comes only where it is needed. */
const Voiced = ({ store, questionId, isRecorded, children }: VoicedProps) => {
  const { recordings } = store;
  if (!isRecorded || !recordings) return children;
  return (
    <ExamRecorder store={store} recordings={recordings} questionId={questionId}>
      {children}
    </ExamRecorder>
  );
};

/** The question with its number and flag, to be answered while its time lasts. */
export const Asked = ({ children, ...props }: AskedProps) => {
  const { met, gate, store, snapshot, hasFlag, hasEliminator, hasMasking, clipboard, tools, onFlag } = props;
  const t = useTranslation(messages);
  const language = useLanguage();
  const heading = useLostFocus();
  const { id } = met.bound;
  const type = getQuestionType(met.question.kind);
  const asked = { type: met.question.kind, prompt: met.question.prompt };
  const isFlagged = snapshot.seen.flagged.includes(id);
  const strikes = hasEliminator && type.tools.includes('eliminator');
  return (
    <>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={`${styles.number} num`}>
          <span className="vh">{t('question')}</span> {met.number}
        </h2>
        <span className="meta">{type.name[language]}</span>
        {hasFlag && (
          <button type="button" className={styles.flag} aria-pressed={isFlagged} onClick={onFlag}>
            <FlagIcon />
            {t(isFlagged ? 'flagged' : 'flag')}
          </button>
        )}
      </div>
      {gate.isOver && (
        <p className={styles.over} role="status">
          {t('taskOver')}
        </p>
      )}
      {children}
      {type.isLongText && store.started.kind === 'homework' && <ToQuill questionId={id} />}
      <Highlighted
        where={`q${id}`}
        isOn={tools.isHighlighting}
        highlights={tools.highlights}
        onAdd={tools.addHighlight}
        onRemove={tools.removeHighlight}
      >
        <div lang="en">
          <Suspense fallback={<BlockSkeleton />}>
            <Voiced store={store} questionId={id} isRecorded={takesRecordings(asked)}>
              <Filed store={store} questionId={id} hasFiles={type.hasFiles ?? false}>
                <MaskedOptions masks={hasMasking ? tools.masksFor(id) : null}>
                  <QuestionPlayer
                    type={met.question.kind}
                    prompt={met.question.prompt}
                    value={snapshot.seen.answers[id]}
                    readOnly={!snapshot.isWritable || gate.isOver}
                    clipboard={clipboard}
                    onChange={(value) =>
                      void store.say(
                        { kind: 'answered', questionId: id, value: value ?? null },
                        { typed: type.listOptions(met.question.prompt).length === 0 },
                      )
                    }
                    eliminated={strikes ? new Set(snapshot.seen.eliminated[id] ?? []) : undefined}
                    onEliminate={
                      strikes
                        ? (optionId, on) => void store.say({ kind: 'eliminated', questionId: id, optionId, on })
                        : undefined
                    }
                  />
                </MaskedOptions>
              </Filed>
            </Voiced>
          </Suspense>
        </div>
      </Highlighted>
    </>
  );
};
