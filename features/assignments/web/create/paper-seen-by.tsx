import { localizedName } from '@inkstone/base';
import { listSeenQuestions } from '@inkstone/bank/contract';
import { useApiQuery } from '@inkstone/call/web';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { newAssignmentMessages } from '../../messages.ts';
import type { AssignmentDraft } from './assignment-draft.ts';
import styles from './create.module.css';

const maxNames = 3;

/** Which selected students have seen questions of the selected paper before; null if there are none. */
export const PaperSeenBy = ({ draft }: { draft: AssignmentDraft }) => {
  const t = useTranslation(newAssignmentMessages);
  const language = useLanguage();
  const isEnabled = draft.paperId !== null && draft.studentIds.length + draft.classIds.length > 0;
  const input = { paperId: draft.paperId ?? 0, studentIds: [...draft.studentIds], classIds: [...draft.classIds] };
  const { data } = useApiQuery(listSeenQuestions, input, { enabled: isEnabled, keepPrevious: true });
  if (!isEnabled || !data || data.seenBy.length === 0) return null;
  const { seenBy, students, total } = data;
  const texts = seenBy
    .slice(0, maxNames)
    .map((student) =>
      t('metOf', { name: localizedName(language, student.name, student.nameZh), count: student.questions, total }),
    )
    .join(t('comma'));
  const names = seenBy.length > maxNames ? texts + t('andMore') : texts;
  return <p className={styles.warn}>{t('paperMet', { count: seenBy.length, students, names })}</p>;
};
