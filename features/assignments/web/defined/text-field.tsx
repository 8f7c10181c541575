import { startTransition, useEffect, useId, useRef, useState, type ComponentType, type FormEvent } from 'react';
import { RichText } from '@inkstone/ui';
import styles from './text-field.module.css';

interface TextFieldProps {
  label: string;
  value: string;
  onChange(html: string): void;
  error?: string | undefined;
}

const fetchEditor = async (): Promise<ComponentType<TextFieldProps>> =>
  (await import('@inkstone/exam/rich-field')).RichField;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const paragraphsOf = (text: string): string =>
  text.trim() === ''
    ? ''
    : text
        .split('\n')
        .map((line) => `<p>${escaped(line)}</p>`)
        .join('');

/** Puts the caret where one goes on writing. */
const goOnIn = (place: HTMLElement | null): void => {
  const box = place?.querySelector<HTMLElement>('[role="textbox"], textarea');
  box?.focus();
  if (!box?.isContentEditable) return;
  getSelection()?.selectAllChildren(box);
  getSelection()?.collapseToEnd();
};

/** A field for rich text whose editor comes with the first focus; what is written meanwhile is kept. */
export const TextField = (props: TextFieldProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [Editor, setEditor] = useState<ComponentType<TextFieldProps> | null>(null);
  const [isComposing, setComposing] = useState(false);
  const isShown = Editor !== null && !isComposing;
  // Meets the document: who was in the light field goes on in the editor; who has gone elsewhere stays there.
  useEffect(() => {
    if (isShown && document.activeElement === document.body) goOnIn(place.current);
  }, [isShown]);
  // The light field stands until the editor's words are there, too. Without a network it stays plain until the next focus.
  const ahead = () => void fetchEditor().catch(() => undefined);
  const open = () =>
    void fetchEditor().then(
      (fetched) => startTransition(() => setEditor(() => fetched)),
      () => undefined,
    );
  return (
    <div
      ref={place}
      onPointerEnter={ahead}
      onCompositionStart={isShown ? undefined : () => setComposing(true)}
      onCompositionEnd={isShown ? undefined : () => startTransition(() => setComposing(false))}
    >
      {isShown ? <Editor {...props} /> : <Light {...props} onOpen={open} />}
    </div>
  );
};

const Light = ({ label, value, onChange, error, onOpen }: TextFieldProps & { onOpen(): void }) => {
  const [labelId, errorId] = [useId(), useId()];
  const [written, setWritten] = useState('');
  const write = (event: FormEvent<HTMLElement>) => {
    const html = paragraphsOf(event.currentTarget.innerText);
    setWritten(html);
    onChange(html);
  };
  const box = {
    role: 'textbox',
    tabIndex: 0,
    className: styles.box,
    onFocus: onOpen,
    'aria-multiline': true,
    'aria-labelledby': labelId,
    ...(error && { 'aria-invalid': true, 'aria-describedby': errorId }),
  } as const;
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <span id={labelId}>{label}</span>
      </div>
      {value === '' || value === written ? (
        <div {...box} contentEditable="plaintext-only" suppressContentEditableWarning onInput={write} />
      ) : (
        <div {...box}>
          <RichText html={value} />
        </div>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
};
