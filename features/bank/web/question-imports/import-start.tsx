import { Alert, Button, FileButton, Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { linkTo, toCsvTemplate, type Language } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import {
  Breadcrumb,
  DataTable,
  EmptyState,
  Instant,
  Page,
  PageHead,
  QuerySection,
  saveFile,
  UploadIcon,
  useLanguage,
  useTranslation,
  type Column,
} from '@inkstone/ui';
import { questionBank, questionImport } from '../../addresses.ts';
import { getBankFilters } from '../../contract.ts';
import { listQuestionImports, type QuestionImportFacts } from '../../contract/question-imports.ts';
import { buildQuestionTemplate } from '../../question-sheet-template.ts';
import { importFormatIds } from '../../import/vocabulary.ts';
import { importFormatMessages, questionImportMessages, typingMessages } from '../../messages.ts';
import { ReadingRules } from './reading-rules.tsx';
import { usePlan } from './use-plan.ts';
import styles from './question-imports.module.css';

/** Choosing a subject and a file, or pasting questions, with the files that were read before. */
export const ImportStart = () => {
  const t = useTranslation(questionImportMessages);
  const tFormat = useTranslation(importFormatMessages);
  const formats = importFormatIds.map((id) => tFormat(id)).join(t('comma'));
  return (
    <Page>
      <Breadcrumb trail={[{ label: t('back'), to: linkTo(questionBank, {}) }, { label: t('title') }]} />
      <PageHead title={t('title')} />
      <div className={styles.start}>
        <p>{t('lead')}</p>
        <p className="meta">{t('formats', { formats })}</p>
        <SourceForm />
        <div className={styles.acts}>
          <TemplateButton language="en" />
          <TemplateButton language="zh" />
        </div>
      </div>
      <ReadingRules importId={null} />
      <EarlierImports />
    </Page>
  );
};

const TemplateButton = ({ language }: { language: Language }) => {
  const t = useTranslation(questionImportMessages);
  const save = () => saveFile(new Blob([toCsvTemplate(buildQuestionTemplate(language))]), `${t('templateName')}.csv`);
  return (
    <Button variant="quiet" onClick={save}>
      {t(language === 'zh' ? 'templateZh' : 'templateEn')}
    </Button>
  );
};

const splitPlace = (place: string): { programme: string; subject: string } => {
  const [programme = '', subject = ''] = place.split('.');
  return { programme, subject };
};

/** Questions pasted as text; without a title their set is named for the paste. */
interface PastedQuestions {
  title: string;
  text: string;
}

/** The name under which a pasted text is sent, from which its set gets its title; null: no title was entered. */
const toFileName = (title: string): string | null => {
  const name = title.replaceAll(/[\\/"]/g, ' ').trim();
  return name === '' ? null : `${name}.txt`;
};

interface PasteFieldsProps {
  pasted: PastedQuestions;
  onChange(next: PastedQuestions): void;
}

const PasteFields = ({ pasted, onChange }: PasteFieldsProps) => {
  const t = useTranslation(questionImportMessages);
  const tTyping = useTranslation(typingMessages);
  return (
    <>
      <TextInput
        label={t('pasteTitle')}
        maxLength={150}
        value={pasted.title}
        onChange={({ currentTarget: { value } }) => onChange({ ...pasted, title: value })}
      />
      <Textarea
        label={t('pasteLabel')}
        description={tTyping('how')}
        placeholder={tTyping('example')}
        autosize
        minRows={8}
        maxRows={24}
        value={pasted.text}
        onChange={({ currentTarget: { value } }) => onChange({ ...pasted, text: value })}
      />
    </>
  );
};

const SourceForm = () => {
  const t = useTranslation(questionImportMessages);
  const { plan, isPending, error } = usePlan();
  const [place, setPlace] = useState<string | null>(null);
  const [isPlaceMissing, setPlaceMissing] = useState(false);
  const [pasted, setPasted] = useState<PastedQuestions | null>(null);
  const read = (file: { bytes: Blob; name: string }) => {
    setPlaceMissing(place === null);
    if (place !== null) void plan(file, splitPlace(place));
  };
  return (
    <>
      {error !== null && (
        <Alert color="cinnabar" role="alert" title={t('notRead')}>
          {error}
        </Alert>
      )}
      <SubjectSelect
        value={place}
        error={isPlaceMissing && place === null ? t('subjectFirst') : undefined}
        onChange={setPlace}
      />
      {pasted && <PasteFields pasted={pasted} onChange={setPasted} />}
      <div className={styles.acts}>
        {pasted === null ? (
          <>
            <FileButton onChange={(file) => file && read({ bytes: file, name: file.name })}>
              {(props) => (
                <Button {...props} variant="filled" loading={isPending} leftSection={<UploadIcon />}>
                  {t('file')}
                </Button>
              )}
            </FileButton>
            <Button onClick={() => setPasted({ title: '', text: '' })}>{t('paste')}</Button>
          </>
        ) : (
          <>
            <Button
              variant="filled"
              loading={isPending}
              disabled={pasted.text.trim() === ''}
              onClick={() =>
                read({ bytes: new Blob([pasted.text]), name: toFileName(pasted.title) ?? t('pastedName') })
              }
            >
              {t('readText')}
            </Button>
            <Button variant="quiet" onClick={() => setPasted(null)}>
              {t('file')}
            </Button>
          </>
        )}
      </div>
    </>
  );
};

interface SubjectSelectProps {
  value: string | null;
  error: string | undefined;
  onChange(place: string | null): void;
}

const SubjectSelect = ({ value, error, onChange }: SubjectSelectProps) => {
  const t = useTranslation(questionImportMessages);
  const language = useLanguage();
  const { data } = useApiQuery(getBankFilters, {});
  const places = (data?.programmes ?? []).map((programme) => ({
    group: programme.name[language],
    items: (data?.subjects ?? [])
      .filter((subject) => subject.programme === programme.id)
      .map(({ id, name }) => ({
        value: `${programme.id}.${id}`,
        label: [programme.name[language], name[language]].join(t('dot')),
      })),
  }));
  return (
    <Select
      label={t('forSubject')}
      required
      searchable
      nothingFoundMessage={t('noSubject')}
      data={places.filter(({ items }) => items.length > 0)}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
};

const listPageSize = 20;

const EarlierImports = () => {
  const t = useTranslation(questionImportMessages);
  const query = useApiQuery(listQuestionImports, { pageNum: listPageSize });
  const columns: Column<QuestionImportFacts>[] = [
    {
      key: 'file',
      head: t('fileName'),
      card: 'title',
      cell: ({ importId, fileName }) => (
        <Link to={linkTo(questionImport, { importId })}>{fileName || t('noName')}</Link>
      ),
    },
    { key: 'state', head: t('state'), card: 'corner', cell: ({ state }) => t(state) },
    {
      key: 'questions',
      head: t('questions'),
      cell: ({ counts: { exact, changed, doubtful, dropped } }) =>
        t('count', { count: exact + changed + doubtful + dropped }),
    },
    { key: 'at', head: t('at'), cell: ({ createdAt }) => <Instant at={createdAt} /> },
  ];
  return (
    <QuerySection title={t('earlier')} query={query} errorTitle={t('listFailed')}>
      {({ list }) => (
        <DataTable
          label={t('earlier')}
          rows={list}
          getKey={({ importId }) => importId}
          columns={columns}
          empty={<EmptyState bare title={t('noneYet')} />}
        />
      )}
    </QuerySection>
  );
};
