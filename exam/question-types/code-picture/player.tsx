import { FilesField } from '../parts/files/files-field.tsx';
import { toFileAnswer, isEmptyFileAnswer, type FileAnswer } from '../parts/handed.ts';
import { PlayerFrame } from '../parts/player-frame.tsx';
import type { PlayerProps } from '../views-contract.ts';
import type { Prompt } from './type.ts';

/** The task and the uploaded pictures. */
export const Player = ({ prompt, value, onChange, readOnly }: PlayerProps<Prompt, FileAnswer>) => {
  const fileAnswer = toFileAnswer(value);
  return (
    <PlayerFrame text={prompt.text} isAnswered={!isEmptyFileAnswer(fileAnswer)}>
      <FilesField
        files={fileAnswer.files}
        most={prompt.mostFiles}
        readOnly={readOnly}
        onlyPictures
        onOrder={(files) => onChange({ ...fileAnswer, files })}
      />
    </PlayerFrame>
  );
};
