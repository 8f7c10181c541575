import { ActionIcon, Button, FileButton } from '@mantine/core';
import { toastError, SoundPlayer, TrashIcon, UploadIcon, useTranslation } from '@inkstone/ui';
import { maxFileBytes, type Stimulus } from '../contract.ts';
import { editorMessages } from '../messages.ts';
import { isRecording, measureSeconds } from './recording.ts';
import { useUpload } from './use-upload.ts';
import styles from './editor.module.css';

interface SoundFieldProps {
  stimulus: Stimulus;
  onChange(stimulus: Stimulus): void;
}

/** The recording of a set: uploaded, measured, played, removed. */
export const SoundField = ({ stimulus, onChange }: SoundFieldProps) => {
  const t = useTranslation(editorMessages);
  const { isBusy, upload } = useUpload();
  const { kind, files, audioSeconds } = stimulus;
  const sound = files.find(isRecording);
  const otherFiles = files.filter((file) => !isRecording(file));
  const choose = async (selected: File | null) => {
    if (!selected) return;
    const [file, seconds] = await Promise.all([upload(selected), measureSeconds(selected)]);
    if (!file) return;
    if (!isRecording(file)) {
      toastError(t('notSound'));
      return;
    }
    onChange({ ...stimulus, files: [...otherFiles, file], audioSeconds: seconds, cues: undefined });
  };
  return (
    <div role="group" aria-label={t(kind === 'audio' ? 'sound' : 'soundOptional')} className={styles.sound}>
      <b>{t(kind === 'audio' ? 'sound' : 'soundOptional')}</b>
      {sound && <SoundPlayer key={sound.url} url={sound.url} name={t('sound')} />}
      <div className={styles.files}>
        <FileButton accept="audio/*,video/mp4,video/webm" onChange={(selected) => void choose(selected)}>
          {(props) => (
            <Button {...props} leftSection={<UploadIcon />} loading={isBusy}>
              {t(isBusy ? 'uploading' : sound ? 'otherSound' : 'addSound')}
            </Button>
          )}
        </FileButton>
        {sound && (
          <ActionIcon
            aria-label={t('removeSound')}
            onClick={() => onChange({ ...stimulus, files: otherFiles, audioSeconds: undefined, cues: undefined })}
          >
            <TrashIcon />
          </ActionIcon>
        )}
        <span className="meta num">
          {/* the player shows a known length */}
          {sound ? !audioSeconds && t('soundLengthUnknown') : t('soundHow', { megabytes: maxFileBytes / 1024 / 1024 })}
        </span>
      </div>
    </div>
  );
};
