import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useId, useRef, type KeyboardEvent } from 'react';
import { RichText, useTranslation } from '@inkstone/ui';
import { getOptionText, readOptions } from '../shapes.ts';
import styles from './builder.module.css';
import { messages } from './messages.ts';
import type { Slots } from './slots.ts';
import type { Answer, Prompt } from './type.ts';
import { toPlainWord, useSlots } from './use-slots.tsx';

interface SlotBuilderProps {
  label: string;
  prompt: Prompt;
  answer: Answer;
  onAnswer(answer: Answer | undefined): void;
  readOnly: boolean;
}

// Announcements are made in the status line of the builder itself.
const announceNothing = () => undefined;
const noAnnouncements = {
  onDragStart: announceNothing,
  onDragOver: announceNothing,
  onDragEnd: announceNothing,
  onDragCancel: announceNothing,
};

/**
 * Builds a sentence in slots that are shown from the start: words are dragged into them, or pressed and go to the slot
 * that was chosen, or the next empty one. Arrow keys move a word within the sentence.
 */
export const SlotBuilder = ({ label, prompt, answer, onAnswer, readOnly }: SlotBuilderProps) => {
  const t = useTranslation(messages);
  const instructionsId = useId();
  const board = useRef<HTMLDivElement>(null);
  const builder = useSlots({ prompt, answer, onAnswer, board });
  const { slots } = builder;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
  );
  const free = readOptions(prompt.options).filter(({ id }) => !slots.includes(id));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: noAnnouncements }}
      onDragStart={builder.startDrag}
      onDragEnd={builder.endDrag}
      onDragCancel={builder.cancelDrag}
    >
      <div ref={board} className={styles.builder}>
        <div role="group" aria-label={label} aria-describedby={instructionsId} className={styles.sentence} lang="en">
          {prompt.before && <span>{prompt.before}</span>}
          {slots.map((id, index) => (
            <Slot key={index} index={index} id={id} builder={builder} prompt={prompt} readOnly={readOnly} />
          ))}
          {prompt.after && <span>{prompt.after}</span>}
        </div>
        <span id={instructionsId} className="vh">
          {t('keysHow')}
        </span>
        {!readOnly && <WordBank words={free} builder={builder} />}
        <span className="vh" role="status">
          {builder.announcement}
        </span>
      </div>
      <DragOverlay dropAnimation={null}>
        {builder.dragged && (
          <span className={styles.chip} data-flying="" lang="en">
            <RichText inline html={getOptionText(prompt.options, builder.dragged)} />
          </span>
        )}
      </DragOverlay>
    </DndContext>
  );
};

type SlotActions = ReturnType<typeof useSlots>;

interface SlotProps {
  index: number;
  id: Slots[number];
  builder: SlotActions;
  prompt: Prompt;
  readOnly: boolean;
}

/** One slot of the sentence; its word can be dragged or moved on. */
const Slot = ({ index, id, builder, prompt, readOnly }: SlotProps) => {
  const t = useTranslation(messages);
  const { setNodeRef, isOver } = useDroppable({ id: `slot ${index}`, data: { slot: index }, disabled: readOnly });
  const { setNodeRef: setWordRef, listeners } = useDraggable({
    id: `placed ${index}`,
    data: { id },
    disabled: readOnly || id === '',
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const isRemoval = event.key === 'Backspace' || event.key === 'Delete';
    if (readOnly || id === '' || event.altKey || (!step && !isRemoval)) return;
    event.preventDefault();
    event.stopPropagation();
    if (step) builder.move(id, index + step);
    else builder.takeOut(id);
  };
  // The first word of a sentence has a capital, wherever it came from.
  const isFirst = index === 0 && prompt.before === '';
  const place = index + 1;
  return (
    <span ref={setNodeRef} className={styles.slot} data-over={isOver || undefined}>
      <button
        ref={setWordRef}
        type="button"
        className={styles.chip}
        data-slot={index}
        data-empty={id === '' || undefined}
        data-dragged={(id !== '' && builder.dragged === id) || undefined}
        data-capital={isFirst || undefined}
        disabled={readOnly}
        {...(id === '' && { 'aria-pressed': builder.target === index })}
        aria-label={id === '' ? t('emptySlot', { place }) : t('takeOut', { word: toPlainWord(prompt, id), place })}
        onClick={() => (id === '' ? builder.aim(index) : builder.takeOut(id))}
        onKeyDown={onKeyDown}
        {...listeners}
      >
        {id !== '' && <RichText inline html={getOptionText(prompt.options, id)} />}
      </button>
    </span>
  );
};

interface WordBankProps {
  words: readonly { id: string; text: string }[];
  builder: SlotActions;
}

/** The words that are not in the sentence; a word that is dropped here leaves it. */
const WordBank = ({ words, builder }: WordBankProps) => {
  const t = useTranslation(messages);
  const { setNodeRef } = useDroppable({ id: 'words', data: {} });
  return (
    <ul ref={setNodeRef} aria-label={t('chips')} className={styles.chips} lang="en">
      {words.map((word) => (
        <li key={word.id}>
          <FreeWord {...word} builder={builder} />
        </li>
      ))}
    </ul>
  );
};

const FreeWord = ({ id, text, builder }: { id: string; text: string; builder: SlotActions }) => {
  const t = useTranslation(messages);
  const { setNodeRef, listeners } = useDraggable({ id: `word ${id}`, data: { id } });
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={styles.chip}
      data-word={id}
      data-dragged={builder.dragged === id || undefined}
      aria-label={t('put', { word: text.replace(/<[^>]*>/g, '') })}
      onClick={() => builder.put(id)}
      {...listeners}
    >
      <RichText inline html={text} />
    </button>
  );
};
