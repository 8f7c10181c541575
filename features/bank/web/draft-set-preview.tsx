import { useState } from 'react';
import { localizedName } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { getBankTree } from '../contract.ts';
import { editorMessages } from '../messages.ts';
import { findQuestionProblems } from '../rules.ts';
import type { EditedQuestion, EditedSet } from './edited-set.ts';
import { ViewSwitch } from './view-switch.tsx';
import { QuestionCard, type QuestionViewMode, type QuestionContent } from './question-card.tsx';
import { StimulusView } from './stimulus-view.tsx';
import styles from './editor.module.css';

/** A set in the editor, as it will be shown once saved. */
export const DraftSetPreview = ({ set }: { set: EditedSet }) => {
  const t = useTranslation(editorMessages);
  const language = useLanguage();
  const [look, setLook] = useState<QuestionViewMode>('keys');
  const { data } = useApiQuery(getBankTree, {});
  const toContent = (question: EditedQuestion): QuestionContent => ({
    ...question,
    kind: question.type,
    knowledge: data?.list.find(({ id }) => id === question.knowledgeNodeId) ?? null,
    furtherKnowledge: (question.furtherNodeIds ?? []).flatMap(
      (pointId) => data?.list.find(({ id }) => id === pointId) ?? [],
    ),
  });
  return (
    <div className={styles.look}>
      <h2>{localizedName(language, set.title, set.titleZh)}</h2>
      <ViewSwitch view={look} onView={setLook} />
      <StimulusView stimulus={set.stimulus} look={look} />
      {set.questions.map((question, index) =>
        Object.keys(findQuestionProblems(question)).length === 0 ? (
          <QuestionCard
            key={question.uid}
            number={index + 1}
            question={toContent(question)}
            stimulus={set.stimulus}
            view={look}
          />
        ) : (
          <p key={question.uid} className={styles.back}>
            <b>{t('question', { number: index + 1 })}</b> <span>{t('notComplete')}</span>
          </p>
        ),
      )}
    </div>
  );
};
