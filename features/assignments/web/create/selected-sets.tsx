import { ActionIcon } from '@mantine/core';
import { localizedName } from '@inkstone/base';
import { listSeenSets } from '@inkstone/bank/contract';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import { ArrowUpIcon, CloseIcon, useLanguage, useTranslation } from '@inkstone/ui';
import { newAssignmentMessages } from '../../messages.ts';
import type { OnDraftChange, AssignmentDraft } from './assignment-draft.ts';
import styles from './create.module.css';

type SelectedSet = CallOutput<typeof listSeenSets>['list'][number];

const maxNames = 3;

/** The selected sets as the bank has them, with the students who have done them before. */
export const useSelectedSets = (draft: AssignmentDraft): readonly SelectedSet[] => {
  const input = {
    ids: [...draft.setIds],
    studentIds: [...draft.studentIds],
    classIds: [...draft.classIds],
  };
  const isEnabled = draft.source === 'sets' && draft.setIds.length > 0;
  const { data } = useApiQuery(listSeenSets, input, { enabled: isEnabled, keepPrevious: true });
  const list = isEnabled ? (data?.list ?? []) : [];
  return draft.setIds.flatMap((id) => list.find(({ setId }) => setId === id) ?? []);
};

interface SelectedSetsProps {
  draft: AssignmentDraft;
  sets: readonly SelectedSet[];
  onChange: OnDraftChange;
}

/** The selected sets in order, to move and remove. */
export const SelectedSets = ({ draft, sets, onChange }: SelectedSetsProps) => {
  const t = useTranslation(newAssignmentMessages);
  const language = useLanguage();
  if (draft.setIds.length === 0) return null;
  const moveUp = (at: number) => {
    const ids = [...draft.setIds];
    const [movedId] = ids.splice(at, 1);
    if (movedId !== undefined) onChange({ setIds: ids.toSpliced(at - 1, 0, movedId) });
  };
  return (
    <>
      <h3 className="small strong">{t('chosenSets')}</h3>
      <ol className={styles.list}>
        {sets.map((set, at) => {
          const title = localizedName(language, set.title, set.titleZh);
          return (
            <li key={set.setId}>
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
                  onClick={() => onChange({ setIds: draft.setIds.filter((id) => id !== set.setId) })}
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

const SeenBy = ({ set }: { set: SelectedSet }) => {
  const t = useTranslation(newAssignmentMessages);
  const language = useLanguage();
  if (set.seenBy.length === 0) return null;
  const names = set.seenBy.slice(0, maxNames).map(({ name, nameZh }) => localizedName(language, name, nameZh));
  const rest = set.seenBy.length > maxNames ? t('andMore') : '';
  return (
    <div className="small c-amber">
      {t('seenBy', { count: set.seenBy.length, names: `${names.join(t('comma'))}${rest}` })}
    </div>
  );
};
