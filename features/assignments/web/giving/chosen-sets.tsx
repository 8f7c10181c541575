import { ActionIcon } from '@mantine/core';
import { localizedName } from '@inkstone/base';
import { getTopicArrListForStudents } from '@inkstone/bank/contract';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import { ArrowUpIcon, CloseIcon, useLanguage, useTranslation } from '@inkstone/ui';
import { givingMessages } from '../../messages.ts';
import type { ChangeDraft, GivingDraft } from './giving-draft.ts';
import styles from './giving.module.css';

type Chosen = CallOutput<typeof getTopicArrListForStudents>['list'][number];

const namesShown = 3;

/** The sets that were chosen, as the bank knows them, with who has done them before. */
export const useChosenSets = (draft: GivingDraft): readonly Chosen[] => {
  const input = {
    ids: [...draft.topicIds],
    studentIds: [...draft.studentIds],
    classIds: [...draft.classIds],
  };
  const asks = draft.source === 'sets' && draft.topicIds.length > 0;
  const { data } = useApiQuery(getTopicArrListForStudents, input, { enabled: asks, keepPrevious: true });
  const list = asks ? (data?.list ?? []) : [];
  return draft.topicIds.flatMap((id) => list.find(({ topicId }) => topicId === id) ?? []);
};

interface ChosenSetsProps {
  draft: GivingDraft;
  sets: readonly Chosen[];
  onChange: ChangeDraft;
}

/** The chosen sets in their order, to move and to take out. */
export const ChosenSets = ({ draft, sets, onChange }: ChosenSetsProps) => {
  const t = useTranslation(givingMessages);
  const language = useLanguage();
  if (draft.topicIds.length === 0) return null;
  const moveUp = (at: number) => {
    const ids = [...draft.topicIds];
    const [one] = ids.splice(at, 1);
    if (one !== undefined) onChange({ topicIds: ids.toSpliced(at - 1, 0, one) });
  };
  return (
    <>
      <h3 className="small strong">{t('chosenSets')}</h3>
      <ol className={styles.list}>
        {sets.map((set, at) => {
          const title = localizedName(language, set.title, set.titleZh);
          return (
            <li key={set.topicId}>
              <span className="meta num">{at + 1}</span>
              <div>
                <b>{title}</b>
                <div className="meta num">{t('questions', { count: set.questions.length })}</div>
                <SeenBy set={set} />
              </div>
              <span className="row">
                <ActionIcon aria-label={t('up', { title })} disabled={at === 0} onClick={() => moveUp(at)}>
                  <ArrowUpIcon />
                </ActionIcon>
                <ActionIcon
                  aria-label={t('remove', { title })}
                  onClick={() => onChange({ topicIds: draft.topicIds.filter((id) => id !== set.topicId) })}
                >
                  <CloseIcon />
                </ActionIcon>
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
};

const SeenBy = ({ set }: { set: Chosen }) => {
  const t = useTranslation(givingMessages);
  const language = useLanguage();
  if (set.seenBy.length === 0) return null;
  const names = set.seenBy.slice(0, namesShown).map(({ name, nameZh }) => localizedName(language, name, nameZh));
  const rest = set.seenBy.length > namesShown ? t('andMore') : '';
  return (
    <div className="small c-amber">
      {t('seenBy', { count: set.seenBy.length, names: `${names.join(t('comma'))}${rest}` })}
    </div>
  );
};
