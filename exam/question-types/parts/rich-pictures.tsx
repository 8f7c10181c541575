import { useRef, useState } from 'react';
import type { ClipboardEvent, DragEvent, ReactNode } from 'react';
import { useEditorState, type Editor } from '@tiptap/react';
import { useTranslation } from '@inkstone/ui';
import { richFieldMessages } from './messages.ts';
import { usePictureUpload } from './picture-desk.tsx';
import { PictureLine, type PictureInText, type PictureSize } from './picture-line.tsx';
import styles from './picture-line.module.css';

/** Picture tools of a rich text field; null where pictures are not allowed. */
interface RichPictures {
  tool: ReactNode;
  line: ReactNode;
  onPasteCapture(event: ClipboardEvent): void;
  onDropCapture(event: DragEvent): void;
}

type PictureStatus = { is: 'none' } | { is: 'sending' } | { is: 'new' | 'old'; picture: PictureInText };

const noPicture: PictureStatus = { is: 'none' };

const toNumber = (value: unknown): number | null => Number(value) || null;

const getSelectedPicture = (editor: Editor): PictureInText => {
  const { src, alt, width, height } = editor.getAttributes('picture');
  return { src: String(src), alt: String(alt ?? ''), width: toNumber(width), height: toNumber(height) };
};

const findPictureFile = ({ files }: DataTransfer): File | undefined =>
  [...files].find(({ type }) => type.startsWith('image/'));

/** Inserts pictures into a rich text by choosing, pasting or dropping; the alternative text is asked for first. */
export const useRichPictures = (editor: Editor, start: PictureSize): RichPictures | null => {
  const take = usePictureUpload();
  const [stand, setStand] = useState<PictureStatus>(noPicture);
  const leave = () => {
    setStand(noPicture);
    editor.commands.focus();
  };
  if (!take) return null;
  const begin = async (file: File) => {
    setStand({ is: 'sending' });
    const src = await take(file);
    setStand(src === null ? noPicture : { is: 'new', picture: { src, alt: '', width: null, height: null } });
  };
  const insertPicture = (picture: PictureInText) => {
    setStand(noPicture);
    const chain = editor.chain().focus();
    if (stand.is === 'old') chain.updateAttributes('picture', picture).run();
    else chain.insertContent({ type: 'picture', attrs: picture }).run();
  };
  const remove = () => {
    setStand(noPicture);
    editor.chain().focus().deleteSelection().run();
  };
  const meet = (event: ClipboardEvent | DragEvent, from: DataTransfer) => {
    const file = findPictureFile(from);
    if (!file || stand.is === 'sending') return;
    event.preventDefault();
    event.stopPropagation();
    void begin(file);
  };
  return {
    tool: (
      <PictureTool
        editor={editor}
        isBusy={stand.is === 'sending'}
        onChoose={(file) => void begin(file)}
        onChange={() => setStand({ is: 'old', picture: getSelectedPicture(editor) })}
      />
    ),
    line: <PictureStatusLine status={stand} start={start} onPut={insertPicture} onRemove={remove} onLeave={leave} />,
    onPasteCapture: (event) => meet(event, event.clipboardData),
    onDropCapture: (event) => meet(event, event.dataTransfer),
  };
};

interface PictureToolProps {
  editor: Editor;
  isBusy: boolean;
  onChoose(file: File): void;
  /** Edits the selected picture. */
  onChange(): void;
}

const PictureTool = ({ editor, isBusy, onChoose, onChange }: PictureToolProps) => {
  const t = useTranslation(richFieldMessages);
  const chooser = useRef<HTMLInputElement>(null);
  const isOn = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('picture') });
  return (
    <>
      <button
        type="button"
        aria-pressed={isOn}
        disabled={isBusy}
        onClick={() => (isOn ? onChange() : chooser.current?.click())}
      >
        {t('picture')}
      </button>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        aria-label={t('choosePicture')}
        hidden
        onChange={({ currentTarget: fileInput }) => {
          const [chosen] = fileInput.files ?? [];
          if (chosen) onChoose(chosen);
          // Allows choosing the same file again.
          fileInput.value = '';
        }}
      />
    </>
  );
};

interface PictureStatusLineProps {
  status: PictureStatus;
  start: PictureSize;
  onPut(picture: PictureInText): void;
  onRemove(): void;
  onLeave(): void;
}

/** The line under the field: a picture that is being sent, or the fields of the one that is put in or changed. */
const PictureStatusLine = ({ status, start, onPut, onRemove, onLeave }: PictureStatusLineProps) => {
  const t = useTranslation(richFieldMessages);
  return status.is === 'sending' ? (
    <p className={styles.sending} role="status">
      {t('pictureSending')}
    </p>
  ) : (
    status.is !== 'none' && (
      <PictureLine
        key={status.picture.src}
        picture={status.picture}
        isNew={status.is === 'new'}
        start={start}
        onPut={onPut}
        onRemove={onRemove}
        onLeave={onLeave}
      />
    )
  );
};
