import { Button, Checkbox, Select } from '@mantine/core';
import { useState } from 'react';
import { linkTo } from '@inkstone/base';
import { getErrorMessage, useApiMutation, useApiQuery, useContentRequestId } from '@inkstone/call/web';
import { findRubricProblem } from '@inkstone/exam/blueprint';
import { findProgrammeCard } from '@inkstone/programmes/cards';
import { useProtectPage } from '@inkstone/session/web';
import { Breadcrumb, FormErrors, Page, PageHead, toastSuccess, useLanguage, useTranslation } from '@inkstone/ui';
import { questionBank } from '../../addresses.ts';
import { listExamRubrics, saveRubric, type RubricContent } from '../../contract.ts';
import { bankMessages, rubricLibraryMessages } from '../../messages.ts';
import { trimRubric } from './edited-rubric.ts';
import { RubricEditor } from './rubric-editor.tsx';
import styles from './rubrics.module.css';

/** A rubric of the library that is being written; without an id, a new one. */
export interface LibraryDraft {
  rubricId?: number;
  /** The version that it began with. */
  version?: number;
  isShared: boolean;
  rubric: RubricContent;
}

interface RubricFormProps {
  initial: LibraryDraft;
  onClose(): void;
}

/** Saves a rubric once for each content, and says why it could not be saved. */
const useSaveRubric = (onSaved: () => void) => {
  const t = useTranslation(rubricLibraryMessages);
  const [refused, setRefused] = useState<string | null>(null);
  const { mutateAsync, isPending } = useApiMutation(saveRubric);
  const requestIdFor = useContentRequestId();
  const save = async (draft: LibraryDraft) => {
    setRefused(null);
    const rubric = trimRubric(draft.rubric);
    if (findRubricProblem(rubric)) return;
    const input = { ...draft, rubric };
    try {
      await mutateAsync({ ...input, requestId: requestIdFor([input]) });
      toastSuccess(t('saved'));
      onSaved();
    } catch (error) {
      setRefused(getErrorMessage(error));
    }
  };
  return { save, isPending, refused };
};

/** Writes a rubric of the library: a new one, which may begin as that of an exam, or a change. */
export const RubricForm = ({ initial, onClose }: RubricFormProps) => {
  const t = useTranslation(rubricLibraryMessages);
  const bank = useTranslation(bankMessages);
  const [draft, setDraft] = useState(initial);
  // A rubric that another one began as is written in fields of its own.
  const [beginning, setBeginning] = useState(0);
  const [tries, setTries] = useState(0);
  const { save, isPending, refused } = useSaveRubric(onClose);
  useProtectPage(draft === initial ? null : 'unsaved');
  const title = t(draft.rubricId === undefined ? 'newTitle' : 'editTitle');
  const trySave = () => {
    setTries(tries + 1);
    void save(draft);
  };
  return (
    <Page dense width="report">
      <Breadcrumb trail={[{ label: bank('bank'), to: linkTo(questionBank, {}) }, { label: title }]} />
      <PageHead title={title} />
      <FormErrors attempt={tries} title={refused ?? undefined} errors={[]} />
      <div className={styles.field}>
        {draft.rubricId === undefined ? (
          <ExamRubricSelect
            onChoose={(rubric) => {
              setDraft({ ...draft, rubric });
              setBeginning(beginning + 1);
            }}
          />
        ) : (
          <p className="meta">{t('keptNote')}</p>
        )}
        <RubricEditor
          key={beginning}
          rubric={draft.rubric}
          isTried={tries > 0}
          onChange={(rubric) => setDraft({ ...draft, rubric })}
        />
        <Checkbox
          label={t('shared')}
          checked={draft.isShared}
          onChange={({ currentTarget }) => setDraft({ ...draft, isShared: currentTarget.checked })}
        />
        <div className={styles.choices}>
          <Button variant="filled" loading={isPending} onClick={trySave}>
            {t('save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </div>
    </Page>
  );
};

const ExamRubricSelect = ({ onChoose }: { onChoose(rubric: RubricContent): void }) => {
  const t = useTranslation(rubricLibraryMessages);
  const language = useLanguage();
  const { data } = useApiQuery(listExamRubrics, {});
  const list = data?.list ?? [];
  return (
    <Select
      label={t('beginWith')}
      searchable
      value={null}
      data={list.map(({ programme, rubric }, index) => ({
        value: String(index),
        label: t('examRubric', {
          programme: findProgrammeCard(programme)?.name[language] ?? programme,
          name: rubric.name[language],
        }),
      }))}
      onChange={(index) => {
        const chosen = list[Number(index)];
        if (index !== null && chosen) onChoose(chosen.rubric);
      }}
    />
  );
};
