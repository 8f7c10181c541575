import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { getErrorMessage, newRequestId, useApiMutation } from '@inkstone/call/web';
import { EmptyState, PageHead, Pager, Section, Stack, toastError, toastSuccess, useTranslation } from '@inkstone/ui';
import { useSetSearch } from '@inkstone/ui/screen';
import { classCopies } from '../../addresses.ts';
import { applyClassCopies, planClassCopies, type CopySet } from '../../contract/class-copies.ts';
import { classCopyMessages } from '../../messages.ts';
import {
  canCopy,
  changeDraft,
  chooseAll,
  findDraftFault,
  newDrafts,
  renameAll,
  toCorrections,
  type CopyDrafts,
} from './copy-drafts.ts';
import { CopyRow } from './copy-row.tsx';
import styles from './copies.module.css';

const pageSize = 20;

/** A plan with everything that can be corrected of it. */
export const CopyPlan = ({ set }: { set: CopySet }) => {
  const t = useTranslation(classCopyMessages);
  const [drafts, setDrafts] = useState(() => newDrafts(set.list));
  const [patterns, setPatterns] = useState(set.patterns);
  const [page, setPage] = useState(1);
  const { list } = set;
  const shown = list.slice((page - 1) * pageSize, page * pageSize);
  const chosen = list.filter((copy) => canCopy(copy) && drafts.get(copy.classId)?.isIn);
  const faulty = [...drafts.values()].filter((draft) => findDraftFault(draft) !== null).length;
  return (
    <>
      <PageHead
        title={t('into', { name: set.termName })}
        meta={faulty > 0 ? t('faulty', { count: faulty }) : undefined}
        action={<CopyButton set={{ ...set, patterns }} drafts={drafts} count={chosen.length} isDisabled={faulty > 0} />}
      />
      {list.length === 0 ? (
        <EmptyState title={t('empty')} body={t('emptyNext')} />
      ) : (
        <Stack>
          <PatternFields
            patterns={patterns}
            onChange={setPatterns}
            onRename={() => setDrafts(renameAll(drafts, { list, patterns }))}
          />
          <Section
            title={t('classes')}
            count={list.length}
            aside={<ChoiceButtons onChoose={(isIn) => setDrafts(chooseAll(drafts, list, isIn))} />}
          >
            <ul className={styles.rows}>
              {shown.map((copy) => {
                const draft = drafts.get(copy.classId);
                return (
                  draft && (
                    <CopyRow
                      key={copy.classId}
                      copy={copy}
                      draft={draft}
                      onChange={(change) => setDrafts((all) => changeDraft(all, copy.classId, change))}
                    />
                  )
                );
              })}
            </ul>
            {list.length > pageSize && <Pager page={page} size={pageSize} total={list.length} onPage={setPage} />}
          </Section>
        </Stack>
      )}
    </>
  );
};

/** Chooses every class, or none. */
const ChoiceButtons = ({ onChoose }: { onChoose(isIn: boolean): void }) => {
  const t = useTranslation(classCopyMessages);
  return (
    <span className={styles.acts}>
      <Button size="xs" onClick={() => onChoose(true)}>
        {t('all')}
      </Button>
      <Button size="xs" onClick={() => onChoose(false)}>
        {t('nobody')}
      </Button>
    </span>
  );
};

interface PatternFieldsProps {
  patterns: CopySet['patterns'];
  onChange(patterns: CopySet['patterns']): void;
  onRename(): void;
}

const languages = [
  { key: 'en', find: 'findEn', by: 'byEn' },
  { key: 'zh', find: 'findZh', by: 'byZh' },
] as const;

/** What is replaced in the names, in each language. */
const PatternFields = ({ patterns, onChange, onRename }: PatternFieldsProps) => {
  const t = useTranslation(classCopyMessages);
  return (
    <Section title={t('pattern')}>
      <p className={`meta ${styles.note}`}>{t('patternNote')}</p>
      {languages.map(({ key, find, by }) => (
        <div key={key} className={styles.pattern}>
          <TextInput
            label={t(find)}
            maxLength={100}
            value={patterns[key].find}
            onChange={({ currentTarget }) =>
              onChange({ ...patterns, [key]: { ...patterns[key], find: currentTarget.value } })
            }
          />
          <TextInput
            label={t('replaceBy')}
            aria-label={t(by)}
            maxLength={100}
            value={patterns[key].replacement}
            onChange={({ currentTarget }) =>
              onChange({ ...patterns, [key]: { ...patterns[key], replacement: currentTarget.value } })
            }
          />
        </div>
      ))}
      <Button onClick={onRename}>{t('rename')}</Button>
    </Section>
  );
};

interface CopyButtonProps {
  set: CopySet;
  drafts: CopyDrafts;
  count: number;
  isDisabled: boolean;
}

/** Plans the corrections and copies what is chosen. */
const CopyButton = ({ set, drafts, count, isDisabled }: CopyButtonProps) => {
  const t = useTranslation(classCopyMessages);
  const setSearch = useSetSearch(classCopies);
  const plan = useApiMutation(planClassCopies);
  const apply = useApiMutation(applyClassCopies);
  const copy = async () => {
    const { fromTermId, termId, patterns, list } = set;
    try {
      const corrections = toCorrections(drafts, list);
      const key = { fromTermId, termId, patterns };
      const { changeSetId } = await plan.mutateAsync({ requestId: newRequestId(), ...key, corrections });
      const { made } = await apply.mutateAsync({ requestId: newRequestId(), changeSetId });
      toastSuccess(t('copied', { count: made }));
      setSearch({ changeSetId }, { afresh: true });
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  if (count === 0) return <p className="meta">{t('nothing')}</p>;
  return (
    <Button
      variant="filled"
      disabled={isDisabled}
      loading={plan.isPending || apply.isPending}
      onClick={() => void copy()}
    >
      {t('copy', { count })}
    </Button>
  );
};
