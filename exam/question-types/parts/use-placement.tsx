import { useState } from 'react';
import type { Active, Over } from '@dnd-kit/core';
import { useTranslation } from '@inkstone/ui';
import { placingMessages } from './messages.ts';
import { findBoxIndex, placeOption, removeOption, type Box, type Placement } from './placement.ts';

interface PlacingParts {
  boxes: readonly Box[];
  placed: Placement;
  onPlace(placed: string[][]): void;
  /** The letter of an option, by its id. */
  letter(id: string): string;
}

/** Handlers for placing options by pointer, touch or keyboard, and their announcements. */
export const usePlacing = ({ boxes, placed, onPlace, letter }: PlacingParts) => {
  const t = useTranslation(placingMessages);
  const [opened, setOpened] = useState<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const place = (id: string, box: number, instead?: string) => {
    const { name = '', places = 0 } = boxes[box] ?? {};
    const next = placeOption(placed, id, { box, places, replaces: instead });
    setAnnouncement(t(next ? 'put' : 'full', { letter: letter(id), name }));
    if (!next) return;
    setOpened(null);
    onPlace(next);
  };
  const takeOut = (id: string) => {
    setOpened(null);
    setAnnouncement(t('takenOut', { letter: letter(id) }));
    onPlace(removeOption(placed, id));
  };
  return {
    /** The option whose box menu is open. */
    opened,
    /** The option being dragged. */
    dragged,
    announcement,
    put: place,
    takeOut,
    close: () => setOpened(null),
    press: (id: string) => {
      if (boxes.length > 1) setOpened(opened === id ? null : id);
      else if (findBoxIndex(placed, id) >= 0) takeOut(id);
      else place(id, 0);
    },
    startDrag: ({ active }: { active: Active }) => {
      setOpened(null);
      setDragged(String(active.data.current?.['id'] ?? ''));
    },
    cancelDrag: () => setDragged(null),
    endDrag: ({ active, over }: { active: Active; over: Over | null }) => {
      setDragged(null);
      const id = String(active.data.current?.['id'] ?? '');
      const target = over?.data.current;
      if (target) place(id, Number(target['box']), target['filled'] as string | undefined);
      else if (String(active.id).startsWith('placed')) takeOut(id);
    },
  };
};
