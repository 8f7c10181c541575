import { localizedName } from '@inkstone/base';
import { getQuestWithStudent } from '@inkstone/bank/contract';
import { useApiQuery } from '@inkstone/call/web';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { givingMessages } from '../../messages.ts';
import type { GivingDraft } from './giving-draft.ts';
import styles from './giving.module.css';

const namesShown = 3;

/** Who of the chosen students has met questions of the chosen paper before; absent while nobody has, or is chosen. */
export const PaperMet = ({ draft }: { draft: GivingDraft }) => {
  const t = useTranslation(givingMessages);
  const language = useLanguage();
  const isAsked = draft.examId !== null && draft.studentIds.length + draft.classIds.length > 0;
  const input = { examId: draft.examId ?? 0, studentIds: [...draft.studentIds], classIds: [...draft.classIds] };
  const { data } = useApiQuery(getQuestWithStudent, input, { enabled: isAsked, keepPrevious: true });
  if (!isAsked || !data || data.seenBy.length === 0) return null;
  const { seenBy, students, total } = data;
  const named = seenBy
    .slice(0, namesShown)
    .map((one) => t('metOf', { name: localizedName(language, one.name, one.nameZh), count: one.questions, total }))
    .join(t('comma'));
  const names = seenBy.length > namesShown ? named + t('andMore') : named;
  return <p className={styles.warn}>{t('paperMet', { count: seenBy.length, students, names })}</p>;
};
