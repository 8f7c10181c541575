import { useState } from 'react';
import { Button } from '@mantine/core';
import { LateNote } from '@inkstone/exam/late-note';
import { DownloadIcon, useTranslation } from '@inkstone/ui';
import type { AnswerFile, PieceDetail } from '../../contract.ts';
import { textIn } from '../../rules.ts';
import type { Draft } from '../draft/draft.ts';
import { SpokenPiece } from '../spoken/spoken-piece.tsx';
import { useDeskKeys } from '../keys/use-desk-keys.ts';
import { WrittenPiece } from '../written/written-piece.tsx';
import { DocumentButton } from './document-button.tsx';
import { messages } from './messages.ts';
import { PagesDesk } from './pages-desk.tsx';
import { missingIn, partsOf, type Part } from './parts.ts';
import { Unread } from './unread.tsx';
import { usePageNotes } from './use-page-notes.ts';
import { kindOf } from './file-kind.ts';
import styles from './pages.module.css';

interface UploadPieceProps {
  detail: PieceDetail;
  draft: Draft;
  change(change: (draft: Draft) => Draft): void;
  /** Nothing is taken now: whoever changes something is told so. */
  isLocked: boolean;
}

/** An answer of several parts: a text, files, recordings; each is marked in its own way. */
export const UploadPiece = (props: UploadPieceProps) => {
  const t = useTranslation(messages);
  const { detail, draft, change, isLocked } = props;
  const book = usePageNotes(draft, change, isLocked);
  const parts = partsOf(detail);
  const missing = missingIn(detail);
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
          {parts.map((one, index) => (
            <Button
              key={one.id}
              variant="quiet"
              size="compact-md"
              className={styles.part ?? ''}
              aria-pressed={index === at}
              title={one.is === 'file' ? one.file.name : undefined}
              onClick={() => setChosen(one.id)}
            >
              <PartName part={one} count={detail.recordings.length} />
            </Button>
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
          <DocumentButton answerId={`${detail.attemptId}-${detail.questId}`} number={detail.number} />
        </span>
      </div>
      {missing > 0 && <p className={styles.alert}>{t('missing', { count: missing })}</p>}
      {part ? <Open key={part.id} part={part} {...props} book={book} /> : <p className={styles.alert}>{t('empty')}</p>}
    </>
  );
};

const PartName = ({ part, count }: { part: Part; count: number }) => {
  const t = useTranslation(messages);
  if (part.is === 'file') return part.file.name;
  return part.is === 'text' ? t('text') : t('recordings', { count });
};

type OpenProps = Omit<UploadPieceProps, 'isLocked'> & { part: Part; book: ReturnType<typeof usePageNotes> };

const Open = ({ part, detail, draft, change, book }: OpenProps) => {
  const { value } = detail;
  if (part.is === 'text') return <WrittenPiece text={textIn(value) ?? ''} draft={draft} change={change} />;
  if (part.is === 'recordings') return <SpokenPiece detail={detail} draft={draft} change={change} />;
  return <OpenFile file={part.file} detail={detail} draft={draft} change={change} book={book} />;
};

const OpenFile = ({ file, detail, draft, change, book }: Omit<OpenProps, 'part'> & { file: AnswerFile }) => {
  const t = useTranslation(messages);
  const kind = kindOf(file);
  if (kind === 'other') return <Unread file={file} words={t('other')} />;
  if (kind !== 'sound') return <PagesDesk file={file} attemptId={detail.attemptId} book={book} />;
  const { id, url, mime } = file;
  return (
    <SpokenPiece
      detail={{ ...detail, recordings: [{ id, url, mime, isWhole: true, late: null }] }}
      draft={draft}
      change={change}
    />
  );
};
