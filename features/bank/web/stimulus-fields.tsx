import { ActionIcon, Button, FileButton, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { failureIn, sendCall, useCaller } from '@inkstone/call/web';
import { RichField } from '@inkstone/exam/rich-field';
import { noticeFailed, Section, TrashIcon, UploadIcon, useWords } from '@inkstone/ui';
import { fileMaxBytes, uploadFile, type Stimulus } from '../contract.ts';
import { editorMessages } from '../messages.ts';
import type { SetProblem } from './edited-set.ts';
import { StimulusView } from './stimulus-view.tsx';
import styles from './editor.module.css';

interface StimulusFieldsProps {
  stimulus: Stimulus;
  onChange(stimulus: Stimulus): void;
  problem: SetProblem['says'] | undefined;
}

const kinds = ['none', 'passage', 'audio', 'picture'] as const;
const textLabel = { none: 'caption', passage: 'passageText', audio: 'transcript', picture: 'caption' } as const;
const accepts = {
  none: '',
  passage: 'image/*,application/pdf',
  audio: 'audio/*,video/mp4,video/webm',
  picture: 'image/*',
};

/** What the questions share: nothing, a passage, a recording, pictures. */
export const StimulusFields = ({ stimulus, onChange, problem }: StimulusFieldsProps) => {
  const t = useWords(editorMessages);
  const { kind, html, files } = stimulus;
  return (
    <Section title={t('stimulus')}>
      <div className={styles.fields} id="set-stimulus" tabIndex={-1}>
        <SegmentedControl
          className={styles.kinds}
          aria-label={t('stimulus')}
          value={kind}
          onChange={(next) => onChange({ ...stimulus, kind: kinds.find((one) => one === next) ?? 'none' })}
          data={kinds.map((value) => ({ value, label: t(value) }))}
        />
        {kind !== 'none' && (
          <>
            {problem && <p className={styles.error}>{t(problem)}</p>}
            <FileFields stimulus={stimulus} onChange={onChange} />
            <RichField
              key={kind}
              label={t(textLabel[kind])}
              value={html}
              onChange={(next) => onChange({ ...stimulus, html: next })}
            />
            {files.length > 0 && <StimulusView stimulus={{ ...stimulus, html: '' }} />}
          </>
        )}
      </div>
    </Section>
  );
};

/** Length of a recording in whole seconds, as the browser reads it; undefined where it cannot. */
const secondsOf = (url: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    const audio = new Audio(url);
    audio.preload = 'metadata';
    audio.onloadedmetadata = () =>
      resolve(Number.isFinite(audio.duration) ? Math.max(1, Math.round(audio.duration)) : undefined);
    audio.onerror = () => resolve(undefined);
  });

const FileFields = ({ stimulus, onChange }: Omit<StimulusFieldsProps, 'problem'>) => {
  const t = useWords(editorMessages);
  const caller = useCaller();
  const [isBusy, setBusy] = useState(false);
  const { kind, files } = stimulus;
  const upload = async (chosen: File | null) => {
    if (!chosen) return;
    setBusy(true);
    const form = new FormData();
    form.append('file', chosen);
    try {
      const { file } = await sendCall(caller, uploadFile, {}, { form });
      const { id, mime, url } = file;
      const kept = kind === 'audio' ? [] : files;
      const audioSeconds = kind === 'audio' ? await secondsOf(url) : undefined;
      onChange({ ...stimulus, files: [...kept, { id, mime, url }], audioSeconds });
    } catch (error) {
      noticeFailed(failureIn(error)?.message ?? String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.files}>
      <FileButton accept={accepts[kind]} onChange={(chosen) => void upload(chosen)}>
        {(props) => (
          <Button {...props} leftSection={<UploadIcon />} loading={isBusy} disabled={files.length >= 10}>
            {t(isBusy ? 'uploading' : 'addFile')}
          </Button>
        )}
      </FileButton>
      <span className="meta">{t('fileHow', { megabytes: fileMaxBytes / 1024 / 1024 })}</span>
      {files.map((file, index) => (
        <ActionIcon
          key={file.id}
          aria-label={t('removeFile', { number: index + 1 })}
          onClick={() => onChange({ ...stimulus, files: files.filter(({ id }) => id !== file.id) })}
        >
          <TrashIcon />
        </ActionIcon>
      ))}
    </div>
  );
};
