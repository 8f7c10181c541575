import { CloseButton, Popover } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import { detectScript } from '@inkstone/base';
import { useTranslation } from '../words/index.ts';
import { glossMessages } from './messages.ts';
import { AnchoredPanel } from '../parts/anchored-panel.tsx';
import styles from './glosses.module.css';

/** Explained words of a text; one inside another is part of the outer one. */
const wordsIn = (text: HTMLElement): HTMLElement[] =>
  [...text.querySelectorAll<HTMLElement>('[data-gloss]:not([data-gloss] *)')].filter(
    (word) => word.textContent.trim() !== '',
  );

const wordAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-gloss][role="button"]') : null;

/** A pointer that has moved further than so many pixels over the text has selected, not pressed. */
const pressPixels = 5;

/** Reports each explained word that is pressed: by mouse, by touch, by Enter or Space. */
const usePressedWord = (text: HTMLElement, onPress: (word: HTMLElement) => void): void => {
  const press = useEffectEvent(onPress);
  // The text's elements are not rendered by React.
  useEffect(() => {
    let from = { clientX: 0, clientY: 0 };
    const onDown = (event: PointerEvent) => {
      from = event;
    };
    const onClick = (event: MouseEvent) => {
      const word = wordAt(event.target);
      const moved = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY);
      if (word && (event.detail === 0 || moved <= pressPixels)) press(word);
    };
    const onKey = (event: KeyboardEvent) => {
      const word = wordAt(event.target);
      if (!word || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      press(word);
    };
    const controller = new AbortController();
    const { signal } = controller;
    text.addEventListener('pointerdown', onDown, { signal });
    text.addEventListener('click', onClick, { signal });
    text.addEventListener('keydown', onKey, { signal });
    return () => controller.abort();
  }, [text]);
};

/** Turns the explained words of a rendered text into buttons, and shows the meaning of the one that is pressed. */
export const Glosses = ({ text }: { text: HTMLElement }) => {
  const [word, setWord] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  usePressedWord(text, (pressed) => {
    setOpened(pressed !== word || !opened);
    setWord(pressed);
  });

  // The words' elements are not rendered by React.
  useLayoutEffect(() => {
    for (const glossedWord of wordsIn(text)) {
      glossedWord.classList.add(styles.word ?? '');
      glossedWord.role = 'button';
      glossedWord.tabIndex = 0;
      glossedWord.ariaHasPopup = 'dialog';
      glossedWord.ariaExpanded = String(opened && glossedWord === word);
    }
  }, [text, word, opened]);

  if (!word) return null;
  return <Meaning key={wordsIn(text).indexOf(word)} word={word} opened={opened} setOpened={setOpened} />;
};

interface MeaningProps {
  word: HTMLElement;
  opened: boolean;
  setOpened(opened: boolean): void;
}

const Meaning = ({ word, opened, setOpened }: MeaningProps) => {
  const t = useTranslation(glossMessages);
  const id = useId();
  const meaning = word.dataset.gloss ?? '';
  // The text may be zoomed: its meaning is shown at the same size.
  const { fontSize } = getComputedStyle(word);
  return (
    <AnchoredPanel
      panel={{ button: word, id, opened, setOpened }}
      options={{
        position: 'bottom',
        offset: 6,
        width: 'max-content',
        middlewares: { flip: true, shift: true, inline: true },
      }}
    >
      <Popover.Dropdown
        role="dialog"
        aria-label={t('meaningOf', { word: word.textContent.trim() })}
        className={styles.drop}
        style={{ fontSize }}
      >
        <p data-autofocus tabIndex={-1} lang={detectScript(meaning)}>
          {meaning}
        </p>
        <CloseButton aria-label={t('close')} onClick={() => setOpened(false)} />
      </Popover.Dropdown>
    </AnchoredPanel>
  );
};
