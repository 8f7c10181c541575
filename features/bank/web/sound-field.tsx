import { ActionIcon, Button, FileButton } from '@mantine/core';
import { noticeFailed, SoundPlayer, TrashIcon, UploadIcon, useTranslation } from '@inkstone/ui';
import { fileMaxBytes, type Stimulus } from '../contract.ts';
import { editorMessages } from '../messages.ts';
import { isRecording } from './recording-of.ts';
import { secondsOf } from './seconds-of.ts';
import { useUpload } from './use-upload.ts';
import styles from './editor.module.css';

interface SoundFieldProps {
  stimulus: Stimulus;
  onChange(stimulus: Stimulus): void;
}

/** The one recording of a set: uploaded, measured here, played, taken out again. */
export const SoundField = ({ stimulus, onChange }: SoundFieldProps) => {
  const t = useTranslation(editorMessages);
  const { isBusy, upload } = useUpload();
  const { kind, files, audioSeconds } = stimulus;
  const sound = files.find(isRecording);
  const others = files.filter((file) => !isRecording(file));
  const choose = async (chosen: File | null) => {
    if (!chosen) return;
    const [file, seconds] = await Promise.all([upload(chosen), secondsOf(chosen)]);
    if (!file) return;
    if (!isRecording(file)) {
      noticeFailed(t('notSound'));
      return;
    }
    onChange({ ...stimulus, files: [...others, file], audioSeconds: seconds });
  };
  return (
    <div role="group" aria-label={t(kind === 'audio' ? 'sound' : 'soundOptional')} className={styles.sound}>
      <b>{t(kind === 'audio' ? 'sound' : 'soundOptional')}</b>
      {sound && <SoundPlayer key={sound.url} url={sound.url} name={t('sound')} />}
      <div className={styles.files}>
        <FileButton accept="audio/*,video/mp4,video/webm" onChange={(chosen) => void choose(chosen)}>
          {(props) => (
            <Button {...props} leftSection={<UploadIcon />} loading={isBusy}>
              {t(isBusy ? 'uploading' : sound ? 'otherSound' : 'addSound')}
            </Button>
          )}
        </FileButton>
        {sound && (
          <ActionIcon
            aria-label={t('removeSound')}
            onClick={() => onChange({ ...stimulus, files: others, audioSeconds: undefined })}
          >
            <TrashIcon />
          </ActionIcon>
        )}
        <span className="meta num">
          {/* a length that is known is said by the player */}
          {sound ? !audioSeconds && t('soundLengthUnknown') : t('soundHow', { megabytes: fileMaxBytes / 1024 / 1024 })}
        </span>
      </div>
    </div>
  );
};
