import { useState } from 'react';
import { localizedName } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { getTopicTree } from '../contract.ts';
import { editorMessages } from '../messages.ts';
import { problemsOfQuestion } from '../rules.ts';
import type { EditedQuestion, EditedSet } from './edited-set.ts';
import { LookSwitch } from './look-switch.tsx';
import { QuestionCard, type QuestionLook, type ShownQuestion } from './question-card.tsx';
import { StimulusView } from './stimulus-view.tsx';
import styles from './editor.module.css';

/** A set being written as it will look once it is saved. */
export const SetLook = ({ set }: { set: EditedSet }) => {
  const t = useTranslation(editorMessages);
  const language = useLanguage();
  const [look, setLook] = useState<QuestionLook>('keys');
  const { data } = useApiQuery(getTopicTree, {});
  const shown = (question: EditedQuestion): ShownQuestion => ({
    ...question,
    kind: question.type,
    knowledge: data?.list.find(({ id }) => id === question.knowledgeNodeId) ?? null,
  });
  return (
    <div className={styles.look}>
      <h2>{localizedName(language, set.title, set.titleZh)}</h2>
      <LookSwitch look={look} onLook={setLook} />
      <StimulusView stimulus={set.stimulus} look={look} />
      {set.questions.map((question, index) =>
        Object.keys(problemsOfQuestion(question)).length === 0 ? (
          <QuestionCard
            key={question.uid}
            number={index + 1}
            question={shown(question)}
            stimulus={set.stimulus}
            look={look}
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
