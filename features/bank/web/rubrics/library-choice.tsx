import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useApiQuery } from '@inkstone/call/web';
import { toMarkingRubric } from '@inkstone/exam/blueprint';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { listRubrics, type LibraryRubric, type QuestionRubric } from '../../contract.ts';
import { rubricLibraryMessages } from '../../messages.ts';
import { RubricView } from './rubric-view.tsx';
import styles from './rubrics.module.css';

interface LibraryChoiceProps {
  /** What the question carries of the library; null until something is chosen. */
  rubric: QuestionRubric | null;
  onChange(rubric: QuestionRubric): void;
}

const toCopy = ({ rubricId, version, rubric }: LibraryRubric): QuestionRubric => ({
  ...rubric,
  source: { rubricId, version },
});

/** Chooses a rubric of the library, of which the question carries a copy, and says when the library has a newer one. */
export const LibraryChoice = ({ rubric, onChange }: LibraryChoiceProps) => {
  const t = useTranslation(rubricLibraryMessages);
  const language = useLanguage();
  const nameRubric = (own: QuestionRubric) => toMarkingRubric(own, '').name[language];
  const [search, setSearch] = useState('');
  const chosenName = rubric ? nameRubric(rubric) : '';
  // The field shows the chosen name, which is no search.
  const { data } = useApiQuery(
    listRubrics,
    { search: search === chosenName ? undefined : search, pageNum: 50 },
    { keepPrevious: true },
  );
  const list = data?.list ?? [];
  const { source } = rubric ?? {};
  const listed = list.map((entry) => ({ value: String(entry.rubricId), label: nameRubric(entry.rubric) }));
  const isListed = source && list.some(({ rubricId }) => rubricId === source.rubricId);
  const options = source && !isListed ? [{ value: String(source.rubricId), label: chosenName }, ...listed] : listed;
  return (
    <>
      <Select
        label={t('choose')}
        placeholder={t('chooseFirst')}
        searchable
        allowDeselect={false}
        // The server has searched already.
        filter={({ options: all }) => all}
        data={options}
        value={source ? String(source.rubricId) : null}
        onSearchChange={setSearch}
        onChange={(value) => {
          const entry = list.find(({ rubricId }) => String(rubricId) === value);
          if (entry) onChange(toCopy(entry));
        }}
      />
      {rubric && source && (
        <>
          <NewerVersionNote source={source} onTake={onChange} />
          <RubricView rubric={rubric} />
          <div className={styles.choices}>
            <Button
              onClick={() => {
                const { source: _source, ...own } = rubric;
                onChange(own);
              }}
            >
              {t('adapt')}
            </Button>
          </div>
        </>
      )}
    </>
  );
};

interface NewerVersionNoteProps {
  source: NonNullable<QuestionRubric['source']>;
  onTake(rubric: QuestionRubric): void;
}

/** That the library has a newer version of a rubric, which one press takes; nothing where it has not. */
const NewerVersionNote = ({ source, onTake }: NewerVersionNoteProps) => {
  const t = useTranslation(rubricLibraryMessages);
  const { data } = useApiQuery(listRubrics, { ids: [source.rubricId] });
  const [newest] = data?.list ?? [];
  if (!newest || newest.version <= source.version) return null;
  const { version } = newest;
  return (
    <div className={styles.choices} role="status">
      <span className="meta num">{t('newer', { version })}</span>
      <Button onClick={() => onTake(toCopy(newest))}>{t('takeNewer', { version })}</Button>
    </div>
  );
};
