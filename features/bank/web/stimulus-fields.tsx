import { ActionIcon, Button, FileButton, NativeSelect, SegmentedControl } from '@mantine/core';
import { RichField } from '@inkstone/exam/rich-field';
import { stimulusLooks } from '@inkstone/exam/stimulus';
import { Section, TrashIcon, UploadIcon, useTranslation } from '@inkstone/ui';
import { maxFileBytes, type Stimulus } from '../contract.ts';
import { editorMessages } from '../messages.ts';
import type { SetProblem } from './edited-set.ts';
import { isRecording } from './recording.ts';
import { SoundField } from './sound-field.tsx';
import { StimulusView } from './stimulus-view.tsx';
import { useUpload } from './use-upload.ts';
import styles from './editor.module.css';

interface StimulusFieldsProps {
  stimulus: Stimulus;
  onChange(stimulus: Stimulus): void;
  problem: SetProblem['messageKey'] | undefined;
}

const kinds = ['none', 'passage', 'audio', 'picture'] as const;
const textLabel = { none: 'caption', passage: 'passageText', audio: 'shownText', picture: 'caption' } as const;

/**
 * What the questions share: nothing, a passage, a recording, or pictures; a passage or pictures may have a recording,
 * too.
 */
export const StimulusFields = ({ stimulus, onChange, problem }: StimulusFieldsProps) => {
  const t = useTranslation(editorMessages);
  const { kind, html, files, transcript } = stimulus;
  const pictures = files.filter((file) => !isRecording(file));
  return (
    <Section title={t('stimulus')}>
      <div className={styles.fields} id="set-stimulus" tabIndex={-1}>
        <SegmentedControl
          className={styles.kinds}
          aria-label={t('stimulus')}
          value={kind}
          onChange={(next) => onChange({ ...stimulus, kind: kinds.find((candidate) => candidate === next) ?? 'none' })}
          data={kinds.map((value) => ({ value, label: t(value) }))}
        />
        {kind !== 'none' && (
          <>
            {problem && <p className={styles.error}>{t(problem)}</p>}
            {kind === 'audio' && <SoundField stimulus={stimulus} onChange={onChange} />}
            <RichField
              key={kind}
              label={t(textLabel[kind])}
              value={html}
              hasGlossary={kind !== 'audio'}
              onChange={(next) => onChange({ ...stimulus, html: next })}
            />
            {kind === 'passage' && <LookField stimulus={stimulus} onChange={onChange} />}
            {kind !== 'audio' && <FileFields stimulus={stimulus} onChange={onChange} />}
            {pictures.length > 0 && (
              <StimulusView stimulus={{ ...stimulus, files: pictures, html: '', transcript: '' }} />
            )}
            {kind !== 'audio' && <SoundField stimulus={stimulus} onChange={onChange} />}
            {files.some(isRecording) && (
              <div className={styles.sound}>
                <RichField
                  label={t('transcript')}
                  value={transcript}
                  onChange={(next) => onChange({ ...stimulus, transcript: next })}
                />
                <span className="meta">{t('transcriptHint')}</span>
              </div>
            )}
          </>
        )}
      </div>
    </Section>
  );
};

/** What the text is drawn as. */
const LookField = ({ stimulus, onChange }: Omit<StimulusFieldsProps, 'problem'>) => {
  const t = useTranslation(editorMessages);
  return (
    <NativeSelect
      label={t('look')}
      description={t('lookHow')}
      value={stimulus.look ?? ''}
      data={[
        { value: '', label: t('lookPassage') },
        ...stimulusLooks.map((look) => ({ value: look, label: t(`look-${look}`) })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        onChange({ ...stimulus, look: stimulusLooks.find((look) => look === value) })
      }
    />
  );
};

const FileFields = ({ stimulus, onChange }: Omit<StimulusFieldsProps, 'problem'>) => {
  const t = useTranslation(editorMessages);
  const { isBusy, upload } = useUpload();
  const { kind, files } = stimulus;
  const choose = async (selected: File | null) => {
    const file = selected && (await upload(selected));
    if (file) onChange({ ...stimulus, files: [...files, file] });
  };
  return (
    <div className={styles.files}>
      <FileButton
        accept={kind === 'picture' ? 'image/*' : 'image/*,application/pdf'}
        onChange={(selected) => void choose(selected)}
      >
        {(props) => (
          <Button {...props} leftSection={<UploadIcon />} loading={isBusy} disabled={files.length >= 10}>
            {t(isBusy ? 'uploading' : 'addFile')}
          </Button>
        )}
      </FileButton>
      <span className="meta">{t('fileHow', { megabytes: maxFileBytes / 1024 / 1024 })}</span>
      {files.map((file, index) =>
        isRecording(file) ? null : (
          <ActionIcon
            key={file.id}
            aria-label={t('removeFile', { number: index + 1 })}
            onClick={() => onChange({ ...stimulus, files: files.filter(({ id }) => id !== file.id) })}
          >
            <TrashIcon />
          </ActionIcon>
        ),
      )}
    </div>
  );
};
