import { Alert, Button, FileButton, NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { linkTo, toCsvTemplate } from '@inkstone/base';
import { fetchBytes, getErrorMessage, useCaller } from '@inkstone/call/web';
import {
  Breadcrumb,
  Page,
  PageHead,
  toastError,
  UploadIcon,
  useLanguage,
  useTranslation,
  saveFile,
} from '@inkstone/ui';
import { schoolPeople } from '../../addresses.ts';
import { getImportTemplate } from '../../contract/imports.ts';
import { getTemplate, importSubjects, type ImportSubject } from '../../import/subjects.ts';
import { importMessages, subjectMessages, subjectNoteMessages } from '../../messages.ts';
import { ImportList, useImports } from './import-list.tsx';
import { ImportRuns } from './import-runs.tsx';
import { usePlan, type ImportSource } from './use-plan.ts';
import styles from './import.module.css';

/** Choosing or pasting a sheet, with the imports that there were. */
export const ImportStart = ({ onSource }: { onSource(source: ImportSource): void }) => {
  const t = useTranslation(importMessages);
  const { plan, isPending, error } = usePlan();
  const imports = useImports(isPending);
  const [text, setText] = useState('');
  const [subject, setSubject] = useState<ImportSubject>('people');
  const read = (chosen: Omit<ImportSource, 'subject'>) => {
    const source = { ...chosen, subject };
    onSource(source);
    void plan(source);
  };
  return (
    <Page>
      <Breadcrumb trail={[{ label: t('back'), to: linkTo(schoolPeople, {}) }, { label: t('title') }]} />
      <PageHead title={t('title')} />
      {imports.data && <ImportRuns runs={imports.data.runs} />}
      <div className={styles.start}>
        <p>{t(subject === 'people' ? 'lead' : 'linksLead')}</p>
        <SubjectField subject={subject} onChange={setSubject} />
        {error !== null && (
          <Alert color="cinnabar" role="alert" title={t('notRead')}>
            {error}
          </Alert>
        )}
        <div className={styles.acts}>
          <FileButton
            accept=".xlsx,.csv,.tsv,.txt,.zip,text/csv"
            onChange={(file) => file && read({ bytes: file, name: file.name })}
          >
            {(props) => (
              <Button {...props} variant="filled" loading={isPending} leftSection={<UploadIcon />}>
                {t('file')}
              </Button>
            )}
          </FileButton>
          <Templates subject={subject} />
        </div>
        <Textarea
          label={t('paste')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          rows={6}
          spellCheck={false}
        />
        <div className={styles.acts}>
          <Button
            disabled={text.trim() === ''}
            loading={isPending}
            onClick={() => read({ bytes: new Blob([text]), name: '' })}
          >
            {t('readPasted')}
          </Button>
        </div>
      </div>
      <ImportList query={imports} />
    </Page>
  );
};

const SubjectField = ({ subject, onChange }: { subject: ImportSubject; onChange(subject: ImportSubject): void }) => {
  const t = useTranslation(importMessages);
  const tSubject = useTranslation(subjectMessages);
  const tNote = useTranslation(subjectNoteMessages);
  return (
    <NativeSelect
      label={t('subject')}
      description={tNote(subject)}
      value={subject}
      onChange={(event) => {
        const { value } = event.currentTarget;
        onChange(importSubjects.find((name) => name === value) ?? 'people');
      }}
      data={importSubjects.map((value) => ({ value, label: tSubject(value) }))}
    />
  );
};

const Templates = ({ subject }: { subject: ImportSubject }) => {
  const t = useTranslation(importMessages);
  const tSubject = useTranslation(subjectMessages);
  const language = useLanguage();
  const caller = useCaller();
  const templateName = t('templateName', { subject: tSubject(subject) });
  const saveWorkbook = async () => {
    try {
      saveFile(await fetchBytes(caller, getImportTemplate, { subject }), `${templateName}.xlsx`);
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  const saveCsv = () => saveFile(new Blob([toCsvTemplate(getTemplate(subject, language))]), `${templateName}.csv`);
  return (
    <>
      <Button variant="quiet" onClick={() => void saveWorkbook()}>
        {t('templateXlsx')}
      </Button>
      <Button variant="quiet" onClick={saveCsv}>
        {t('templateCsv')}
      </Button>
    </>
  );
};
