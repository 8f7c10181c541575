import { toFileAnswer, isEmptyFileAnswer, type FileAnswer } from '../parts/handed.ts';
import { FilesField } from '../parts/files/files-field.tsx';
import { PlayerFrame } from '../parts/player-frame.tsx';
import styles from '../parts/files/files.module.css';
import { Speaking } from '../parts/speaking.tsx';
import { useWritingField } from '../parts/use-writing-field.tsx';
import type { PlayerProps } from '../views-contract.ts';
import type { Prompt } from './type.ts';

/** The task and the kinds of answer that it accepts: text, files, a recording. */
export const Player = ({ prompt, value, onChange, readOnly, clipboard = 'free' }: PlayerProps<Prompt, FileAnswer>) => {
  const fileAnswer = toFileAnswer(value);
  const { accepts, mostFiles, leastWords } = prompt;
  const change = (part: Partial<FileAnswer>) => {
    const next = { ...fileAnswer, ...part };
    onChange(isEmptyFileAnswer(next) && next.text === '' ? undefined : next);
  };
  const write = (text: string) => change({ text });
  const isShort = accepts.length > 1 && leastWords < 100;
  const writing = useWritingField({ text: fileAnswer.text, write, readOnly, clipboard, leastWords, isShort });
  return (
    <PlayerFrame
      text={prompt.text}
      hint={accepts.includes('text') ? writing.hint : undefined}
      isAnswered={!isEmptyFileAnswer(fileAnswer)}
    >
      {accepts.includes('text') && writing.field}
      {accepts.includes('files') && (
        <FilesField
          files={fileAnswer.files}
          most={mostFiles}
          readOnly={readOnly}
          onOrder={(files) => change({ files })}
        />
      )}
      {accepts.includes('recording') && (
        <div className={styles.spoken}>
          <Speaking prompt={{ text: '' }} value={fileAnswer} readOnly={readOnly} />
        </div>
      )}
    </PlayerFrame>
  );
};
