import { toFileAnswer } from '@inkstone/exam/handed';
import { getQuestionType } from '@inkstone/exam/logic';
import { listQuestions, type Blueprint } from '@inkstone/exam/blueprint';
import { useTranslation } from '@inkstone/ui';
import { messages, toolMessages } from '../../messages.ts';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import type { Snapshot } from '../attempt-session/snapshot.ts';
import { FloatingPanel } from './floating-panel.tsx';
import styles from './project-reference.module.css';

/** The uploaded pictures of the student's own program in this attempt, in order. */
const listPictures = (blueprint: Blueprint, answers: Snapshot['replayState']['answers']) =>
  listQuestions(blueprint)
    .filter(({ type }) => getQuestionType(type).isOwnProgram)
    .flatMap(({ id }) => toFileAnswer(answers[id]).files);

interface ProjectReferenceProps {
  place: string;
  store: AttemptStore;
  snapshot: Snapshot;
  onClose: () => void;
}

/** The pictures of the student's own program, beside the questions about it. */
export const ProjectReference = ({ place, store, snapshot, onClose }: ProjectReferenceProps) => {
  const [t, tTools] = [useTranslation(messages), useTranslation(toolMessages)];
  const views = store.files?.view() ?? {};
  const pictures = listPictures(store.blueprint, snapshot.replayState.answers);
  return (
    <FloatingPanel title={t('project')} place={place} onClose={onClose}>
      {pictures.length === 0 && <p className="small">{tTools('noPictures')}</p>}
      <div className={styles.pictures}>
        {pictures.map(({ id, name }) => {
          const url = views[id]?.url;
          return url ? (
            <a key={id} href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={name} />
            </a>
          ) : (
            <p key={id} className="small">
              {tTools('pictureElsewhere', { name })}
            </p>
          );
        })}
      </div>
    </FloatingPanel>
  );
};
