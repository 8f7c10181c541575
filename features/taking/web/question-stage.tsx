import { Suspense } from 'react';
import { questionTypeOf } from '@inkstone/exam/logic';
import { QuestionPlayer } from '@inkstone/exam/views';
import { BlockSkeleton, FlagIcon, RichText, SplitPane, useLanguage, useWords } from '@inkstone/ui';
import { messages } from '../messages.ts';
import type { AttemptStore, Snapshot } from './attempt-store.ts';
import { Highlighted } from './highlighted.tsx';
import { LineReader } from './line-reader.tsx';
import type { Met } from './place-in-exam.ts';
import styles from './question-stage.module.css';
import { useLostFocus } from './use-heading-focus.ts';
import type { Tools } from './use-tools.ts';

interface QuestionStageProps {
  met: Met;
  store: AttemptStore;
  snapshot: Snapshot;
  hasFlag: boolean;
  hasEliminator: boolean;
  tools: Tools;
  onFlag: () => void;
}

/** One question, beside what it asks about where there is something. */
export const QuestionStage = (props: QuestionStageProps) => {
  const t = useWords(messages);
  const { met, tools } = props;
  const { stimulus } = met.set;
  const asked = (
    <div className={styles.asked}>
      <Asked {...props} />
    </div>
  );
  if (!stimulus.html)
    return (
      <div className={styles.single}>
        {asked}
        {tools.hasLine && <LineReader />}
      </div>
    );
  const passage = (
    <article className={styles.passage} lang="en">
      <Highlighted
        where="s"
        isOn={tools.isHighlighting}
        highlights={tools.highlights}
        onAdd={tools.addHighlight}
        onRemove={tools.removeHighlight}
      >
        <RichText html={stimulus.html} serif />
      </Highlighted>
    </article>
  );
  return (
    <>
      <SplitPane left={passage} right={asked} names={{ left: t('passage'), right: t('question') }} />
      {tools.hasLine && <LineReader />}
    </>
  );
};

const Asked = ({ met, store, snapshot, hasFlag, hasEliminator, tools, onFlag }: QuestionStageProps) => {
  const t = useWords(messages);
  const language = useLanguage();
  const heading = useLostFocus();
  const { id } = met.bound;
  const type = questionTypeOf(met.question.kind);
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
      <Highlighted
        where={`q${id}`}
        isOn={tools.isHighlighting}
        highlights={tools.highlights}
        onAdd={tools.addHighlight}
        onRemove={tools.removeHighlight}
      >
        <div lang="en">
          <Suspense fallback={<BlockSkeleton />}>
            <QuestionPlayer
              type={met.question.kind}
              prompt={met.question.prompt}
              value={snapshot.seen.answers[id]}
              readOnly={!snapshot.isWritable}
              onChange={(value) =>
                void store.say(
                  { kind: 'answered', questionId: id, value: value ?? null },
                  { typed: type.optionsOf(met.question.prompt as never).length === 0 },
                )
              }
              eliminated={strikes ? new Set(snapshot.seen.eliminated[id] ?? []) : undefined}
              onEliminate={
                strikes
                  ? (optionId, on) => void store.say({ kind: 'eliminated', questionId: id, optionId, on })
                  : undefined
              }
            />
          </Suspense>
        </div>
      </Highlighted>
    </>
  );
};
