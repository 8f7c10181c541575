import { Button } from '@mantine/core';
import { Suspense, useEffect, useEffectEvent, useId, useRef, useState, type DragEvent } from 'react';
import { lazyWithRetry, PlusIcon, useConfirm, useTranslation } from '@inkstone/ui';
import { useAnswerFiles } from '../files-context.tsx';
import { maxFileBytes, type AnswerFile } from '../handed.ts';
import { AddFileResults } from './add-file-results.tsx';
import { FileRow } from './file-row.tsx';
import styles from './files.module.css';
import { acceptedKinds, pictureKinds } from './file-kinds.tsx';
import { fileMessages } from './messages.ts';
import { useAddFiles } from './use-add-files.tsx';

const PhotoDesk = lazyWithRetry(async () => (await import('../photo/photo-desk.tsx')).PhotoDesk);

interface FilesFieldProps {
  files: readonly AnswerFile[];
  most: number;
  readOnly: boolean;
  /** Accepts only pictures; default: any kind of file. */
  onlyPictures?: boolean;
  /** Called with the reordered files. */
  onOrder(files: AnswerFile[]): void;
}

const swapFiles = (files: readonly AnswerFile[], at: number, to: number): AnswerFile[] => {
  const file = files[at];
  return file ? files.toSpliced(at, 1).toSpliced(to, 0, file) : [...files];
};

/** The files of an answer, and all ways to add one: choose, photograph, drop, paste. */
export const FilesField = ({ files, most, readOnly, onlyPictures = false, onOrder }: FilesFieldProps) => {
  const t = useTranslation(fileMessages);
  const { desk, files: views, isOpen } = useAnswerFiles();
  const confirm = useConfirm();
  const adding = useAddFiles(files, { most, onlyPictures });
  const chooser = useRef<HTMLInputElement>(null);
  const remove = async ({ id, name }: AnswerFile) => {
    const confirmation = {
      title: t('removeTitle', { name }),
      body: t('removeBody'),
      actionLabel: t('removeAct'),
      cancel: t('keep'),
    };
    if (!(await confirm(confirmation))) return;
    desk.remove(id);
    chooser.current?.focus();
  };
  return (
    <div role="group" className={styles.files} aria-label={t('yours')}>
      <p className={`no-print ${styles.head}`}>
        <span className="strong">{t('yours')}</span>
        <span className="meta num">{t('count', { count: files.length, most })}</span>
      </p>
      {files.length > 0 && (
        <ol className={styles.list}>
          {files.map((file, index) => (
            <FileRow
              key={file.id}
              file={file}
              view={views[file.id] ?? { stand: { is: 'awaited' }, url: null }}
              onRetry={desk.retry}
              actions={
                readOnly
                  ? undefined
                  : {
                      up: index > 0 ? () => onOrder(swapFiles(files, index, index - 1)) : undefined,
                      down: index < files.length - 1 ? () => onOrder(swapFiles(files, index, index + 1)) : undefined,
                      remove: () => void remove(file),
                    }
              }
            />
          ))}
        </ol>
      )}
      {!readOnly && !isOpen && <p className={styles.limits}>{t('notHere')}</p>}
      {!readOnly && isOpen && <AddZone {...{ adding, most, chooser, onlyPictures }} room={most - files.length} />}
      <AddFileResults outcomes={adding.outcomes} most={most} onDismiss={adding.dismiss} />
    </div>
  );
};

interface AddZoneProps {
  adding: ReturnType<typeof useAddFiles>;
  /** How many more files the answer takes. */
  room: number;
  most: number;
  onlyPictures: boolean;
  chooser: React.RefObject<HTMLInputElement | null>;
}

const AddZone = ({ adding, room, most, onlyPictures, chooser }: AddZoneProps) => {
  const t = useTranslation(fileMessages);
  const isFull = room <= 0;
  const [isOver, setOver] = useState(false);
  const zone = useRef<HTMLDivElement>(null);
  const limitsId = useId();
  usePastedFiles({ zone, add: adding.add, pastedFileName: (number) => t('pasted', { number }) });
  const limits = t(onlyPictures ? 'limitsPictures' : 'limits', { count: most, megabytes: maxFileBytes / 1024 / 1024 });
  const take = (input: HTMLInputElement) => {
    const chosenFiles = [...(input.files ?? [])];
    // Allows choosing the same file again after it was removed.
    input.value = '';
    void adding.add(chosenFiles);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void adding.add([...event.dataTransfer.files]);
  };
  return (
    <div
      ref={zone}
      className={styles.zone}
      data-files-zone
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={styles.ways}>
        <label className={styles.way} data-off={isFull || adding.isBusy ? '' : undefined}>
          <input
            ref={chooser}
            type="file"
            multiple={most > 1}
            accept={onlyPictures ? pictureKinds : acceptedKinds}
            disabled={isFull || adding.isBusy}
            aria-describedby={limitsId}
            onChange={(event) => take(event.currentTarget)}
          />
          <PlusIcon />
          {t('choose')}
        </label>
        <CameraButton isDisabled={isFull || adding.isBusy} onTake={take} />
        <PrepareButton room={room} isDisabled={isFull || adding.isBusy} onAdd={adding.add} />
        <span className={styles.drop}>{t(isOver ? 'letGo' : 'drop')}</span>
      </div>
      <p id={limitsId} className={styles.limits} role="status">
        {adding.isBusy ? t('reading') : isFull ? t('full') : limits}
      </p>
    </div>
  );
};

/** Whether a paste is meant for this field: the focused question's, else the first on the page. */
const isPasteTarget = (zone: HTMLElement | null, target: EventTarget | null): boolean => {
  const question = target instanceof Element ? target.closest('[data-question]') : null;
  const taker = (question ?? document).querySelector('[data-files-zone]');
  return zone !== null && zone === taker;
};

interface PasteParts {
  zone: React.RefObject<HTMLElement | null>;
  add(files: readonly File[]): Promise<void>;
  /** Name of a pasted picture; browsers give all of them the same one. */
  pastedFileName(number: number): string;
}

/** A picture pasted anywhere on the page is added. */
const usePastedFiles = ({ zone, add, pastedFileName }: PasteParts): void => {
  const count = useRef(0);
  const nameOwn = (file: File): File => {
    if (!/^image\.\w+$/.test(file.name)) return file;
    count.current += 1;
    return new File([file], `${pastedFileName(count.current)}.${file.name.split('.').at(-1)}`, { type: file.type });
  };
  const paste = useEffectEvent((event: globalThis.ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || !isPasteTarget(zone.current, event.target)) return;
    event.preventDefault();
    void add(files.map(nameOwn));
  });
  // Listens for pastes anywhere on the page.
  useEffect(() => {
    const hear = (event: globalThis.ClipboardEvent) => paste(event);
    document.addEventListener('paste', hear);
    return () => document.removeEventListener('paste', hear);
  }, []);
};

/** Takes a picture with the device's camera. */
const CameraButton = ({ isDisabled, onTake }: { isDisabled: boolean; onTake(input: HTMLInputElement): void }) => {
  const t = useTranslation(fileMessages);
  const camera = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button className={styles.camera} disabled={isDisabled} onClick={() => camera.current?.click()}>
        {t('photo')}
      </Button>
      <input
        ref={camera}
        type="file"
        hidden
        accept={pictureKinds}
        capture="environment"
        onChange={(event) => onTake(event.currentTarget)}
      />
    </>
  );
};

interface PrepareButtonProps {
  room: number;
  isDisabled: boolean;
  onAdd(pages: readonly File[]): Promise<void>;
}

/** Opens what turns, crops, straightens and orders photos of pages before they are added. */
const PrepareButton = ({ room, isDisabled, onAdd }: PrepareButtonProps) => {
  const t = useTranslation(fileMessages);
  const [isOpen, setOpen] = useState(false);
  const add = (pages: readonly File[]) => {
    setOpen(false);
    void onAdd(pages);
  };
  return (
    <>
      <Button disabled={isDisabled} onClick={() => setOpen(true)}>
        {t('prepare')}
      </Button>
      {isOpen && (
        <Suspense>
          <PhotoDesk room={room} onAdd={add} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
