import { Alert, Button, FileButton } from '@mantine/core';
import { Link } from 'react-router';
import { linkTo, toCsvTemplate } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { schoolTimetable } from '@inkstone/timetable/addresses';
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
  useTranslation,
  type Column,
} from '@inkstone/ui';
import { timetableImport } from '../../addresses.ts';
import { listTimetableImports, type SessionImportFacts } from '../../contract/timetable-import.ts';
import { timetableImportMessages } from '../../messages.ts';
import { buildTimetableTemplate } from '../../timetable-import/fields.ts';
import { useSessionPlan, type SessionSource } from './use-session-plan.ts';
import styles from '../imports/import.module.css';

/** Choosing a file, with the imports that there were. */
export const SessionStart = ({ onSource }: { onSource(source: SessionSource): void }) => {
  const t = useTranslation(timetableImportMessages);
  const { plan, isPending, error } = useSessionPlan();
  const read = (file: File) => {
    const source = { bytes: file, name: file.name };
    onSource(source);
    void plan(source);
  };
  return (
    <Page>
      <Breadcrumb trail={[{ label: t('back'), to: linkTo(schoolTimetable, {}) }, { label: t('title') }]} />
      <PageHead title={t('title')} />
      <div className={styles.start}>
        <p>{t('lead')}</p>
        {error !== null && (
          <Alert color="cinnabar" role="alert" title={t('notRead')}>
            {error}
          </Alert>
        )}
        <div className={styles.acts}>
          <FileButton accept=".ics,.csv,.tsv,.txt,.xlsx,text/calendar,text/csv" onChange={(file) => file && read(file)}>
            {(props) => (
              <Button {...props} variant="filled" loading={isPending} leftSection={<UploadIcon />}>
                {t('file')}
              </Button>
            )}
          </FileButton>
          <TemplateButton language="en" />
          <TemplateButton language="zh" />
        </div>
      </div>
      <EarlierImports />
    </Page>
  );
};

const TemplateButton = ({ language }: { language: 'en' | 'zh' }) => {
  const t = useTranslation(timetableImportMessages);
  const save = () => saveFile(new Blob([toCsvTemplate(buildTimetableTemplate(language))]), `${t('templateName')}.csv`);
  return (
    <Button variant="quiet" onClick={save}>
      {t(language === 'zh' ? 'templateZh' : 'templateEn')}
    </Button>
  );
};

const stateMessages = { planned: 'plannedState', applied: 'applied', undone: 'undone' } as const;

const EarlierImports = () => {
  const t = useTranslation(timetableImportMessages);
  const query = useApiQuery(listTimetableImports, { pageNum: 20 });
  const columns: Column<SessionImportFacts>[] = [
    {
      key: 'file',
      head: t('fileName'),
      card: 'title',
      cell: ({ changeSetId, fileName }) => (
        <Link to={linkTo(timetableImport, { changeSetId })}>{fileName || t('noName')}</Link>
      ),
    },
    { key: 'when', head: t('when'), cell: ({ createdAt, appliedAt }) => <Instant at={appliedAt ?? createdAt} /> },
    { key: 'by', head: t('by'), minor: true, cell: ({ actorName }) => actorName },
    { key: 'made', head: t('made'), align: 'end', cell: ({ counts }) => counts.made },
    { key: 'changed', head: t('changed'), align: 'end', cell: ({ counts }) => counts.changed },
    { key: 'state', head: t('stateHead'), card: 'corner', cell: ({ state }) => t(stateMessages[state]) },
  ];
  return (
    <QuerySection title={t('earlier')} query={query} errorTitle={t('failed')} safe={t('safe')}>
      {({ list }) => (
        <DataTable
          label={t('earlier')}
          rows={list}
          getKey={({ changeSetId }) => changeSetId}
          columns={columns}
          empty={<EmptyState bare title={t('none')} />}
        />
      )}
    </QuerySection>
  );
};
