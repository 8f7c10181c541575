import { useState } from 'react';
import { Button } from '@mantine/core';
import { LateNote } from '@inkstone/exam/late-note';
import { DownloadIcon, useTranslation } from '@inkstone/ui';
import type { AnswerFile, SubmissionDetail } from '../../contract.ts';
import { getWrittenText } from '../../rules.ts';
import type { Draft } from '../draft/draft.ts';
import { SpokenSubmission } from '../spoken/spoken-submission.tsx';
import { useDeskKeys } from '../keys/use-desk-keys.ts';
import { WrittenSubmission } from '../written/written-submission.tsx';
import { DocumentButton } from './document-button.tsx';
import { messages } from './messages.ts';
import { PagesEditor } from './pages-editor.tsx';
import { countMissingFiles, listAnswerParts, type AnswerPart } from './answer-parts.ts';
import { UnreadableFile } from './unreadable-file.tsx';
import { usePageNotes } from './use-page-notes.ts';
import { getFileKind } from './file-kind.ts';
import styles from './pages.module.css';

interface UploadSubmissionProps {
  detail: SubmissionDetail;
  draft: Draft;
  change(change: (draft: Draft) => Draft): void;
  /** Editing is blocked: a change only shows a notice. */
  isLocked: boolean;
}

/** An answer of several parts: text, files and recordings, each with its own editor. */
export const UploadSubmission = (props: UploadSubmissionProps) => {
  const t = useTranslation(messages);
  const { detail, draft, change, isLocked } = props;
  const pageNotes = usePageNotes(draft, change, isLocked);
  const parts = listAnswerParts(detail);
  const missing = countMissingFiles(detail);
  const [chosen, setChosen] = useState(parts[0]?.id ?? '');
  const at = Math.max(
    0,
    parts.findIndex(({ id }) => id === chosen),
  );
  const part = parts[at];
  useDeskKeys((key, { shiftKey }) => {
    if (key !== 'u') return false;
    const next = parts[(at + (shiftKey ? parts.length - 1 : 1)) % Math.max(1, parts.length)];
    if (next) setChosen(next.id);
    return true;
  });
  return (
    <>
      <div className={styles.parts}>
        <div role="group" aria-label={t('parts')} className={styles.group}>
          {parts.map((answerPart, index) => (
            <PartButton
              key={answerPart.id}
              part={answerPart}
              recordingCount={detail.recordings.length}
              isOpen={index === at}
              onOpen={() => setChosen(answerPart.id)}
            />
          ))}
          {parts.length > 1 && <kbd>{'U'}</kbd>}
        </div>
        {part?.is === 'file' && <LateNote late={part.file.late} />}
        <span className={styles.group}>
          {part?.is === 'file' && (
            <Button
              component="a"
              variant="quiet"
              size="compact-md"
              leftSection={<DownloadIcon />}
              href={part.file.url}
              download={part.file.name}
            >
              {t('download')}
            </Button>
          )}
          <DocumentButton answerId={`${detail.attemptId}-${detail.questionId}`} number={detail.number} />
        </span>
      </div>
      {missing > 0 && <p className={styles.alert}>{t('missing', { count: missing })}</p>}
      {part ? (
        <OpenPart key={part.id} part={part} {...props} pageNotes={pageNotes} />
      ) : (
        <p className={styles.alert}>{t('empty')}</p>
      )}
    </>
  );
};

const PartName = ({ part, count }: { part: AnswerPart; count: number }) => {
  const t = useTranslation(messages);
  if (part.is === 'file') return part.file.name;
  return part.is === 'text' ? t('text') : t('recordings', { count });
};

type OpenPartProps = Omit<UploadSubmissionProps, 'isLocked'> & {
  part: AnswerPart;
  pageNotes: ReturnType<typeof usePageNotes>;
};

const OpenPart = ({ part, detail, draft, change, pageNotes }: OpenPartProps) => {
  const { value } = detail;
  if (part.is === 'text') return <WrittenSubmission text={getWrittenText(value) ?? ''} draft={draft} change={change} />;
  if (part.is === 'recordings') return <SpokenSubmission detail={detail} draft={draft} change={change} />;
  return <OpenFile file={part.file} detail={detail} draft={draft} change={change} pageNotes={pageNotes} />;
};

const OpenFile = ({ file, detail, draft, change, pageNotes }: Omit<OpenPartProps, 'part'> & { file: AnswerFile }) => {
  const kind = getFileKind(file);
  if (kind === 'other') return <UnreadableFile file={file} />;
  if (kind !== 'sound') return <PagesEditor file={file} attemptId={detail.attemptId} pageNotes={pageNotes} />;
  const { id, url, mime } = file;
  return (
    <SpokenSubmission
      detail={{ ...detail, recordings: [{ id, url, mime, isWhole: true, late: null }] }}
      draft={draft}
      change={change}
    />
  );
};

interface PartButtonProps {
  part: ReturnType<typeof listAnswerParts>[number];
  recordingCount: number;
  isOpen: boolean;
  onOpen(): void;
}

const PartButton = ({ part, recordingCount, isOpen, onOpen }: PartButtonProps) => (
  <Button
    variant="quiet"
    size="compact-md"
    className={styles.part ?? ''}
    aria-pressed={isOpen}
    title={part.is === 'file' ? part.file.name : undefined}
    onClick={onOpen}
  >
    <PartName part={part} count={recordingCount} />
  </Button>
);
