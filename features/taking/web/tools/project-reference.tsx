import { toFileAnswer } from '@inkstone/exam/handed';
import { getQuestionType } from '@inkstone/exam/logic';
import { listQuestions, type Blueprint } from '@inkstone/exam/blueprint';
import { useTranslation } from '@inkstone/ui';
import { messages, toolWords } from '../../messages.ts';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import type { Snapshot } from '../attempt/snapshot.ts';
import { FloatingPanel } from './floating-panel.tsx';
import styles from './project-reference.module.css';

/** The pictures of the own program that this attempt has handed in, in the order of the answer. */
const picturesIn = (blueprint: Blueprint, answers: Snapshot['seen']['answers']) =>
  listQuestions(blueprint)
    .filter(({ type }) => getQuestionType(type).isOwnProgram)
    .flatMap(({ id }) => toFileAnswer(answers[id]).files);

interface ProjectReferenceProps {
  place: string;
  store: AttemptStore;
  snapshot: Snapshot;
  onClose: () => void;
}

/** The pictures of one's own program, beside the questions about it. */
export const ProjectReference = ({ place, store, snapshot, onClose }: ProjectReferenceProps) => {
  const [t, say] = [useTranslation(messages), useTranslation(toolWords)];
  const views = store.files?.view() ?? {};
  const pictures = picturesIn(store.blueprint, snapshot.seen.answers);
  return (
    <FloatingPanel title={t('project')} place={place} onClose={onClose}>
      {pictures.length === 0 && <p className="small">{say('noPictures')}</p>}
      <div className={styles.pictures}>
        {pictures.map(({ id, name }) => {
          const url = views[id]?.url;
          return url ? (
            <a key={id} href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={name} />
            </a>
          ) : (
            <p key={id} className="small">
              {say('pictureElsewhere', { name })}
            </p>
          );
        })}
      </div>
    </FloatingPanel>
  );
};
