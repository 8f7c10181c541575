import { useState, type ComponentProps, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation, type RichText } from '@inkstone/ui';
import { hashText, scenePeople, type Scene, type StimulusLook } from './looks.ts';
import styles from './looks.module.css';
import { messages } from './messages.ts';
import { Portrait } from './person.tsx';

interface TextWithLookProps {
  html: string;
  look: StimulusLook;
  scene?: Scene | undefined;
  onRender?: ((element: HTMLElement) => void) | undefined;
  Text: ComponentType<ComponentProps<typeof RichText>>;
}

/** Somebody's face beside a paragraph: where it is drawn, and whose it is. */
interface Face {
  place: HTMLElement;
  name: string;
  /** Who of those that write, from 0. */
  writer: number;
}

/** The strong words that a paragraph begins with: a name, or that of a field; empty where it begins otherwise. */
const getLead = (paragraph: HTMLElement): string => {
  const [first] = paragraph.childNodes;
  const words = first instanceof HTMLElement && first.tagName === 'STRONG' ? first.textContent.trim() : '';
  return /[:：]$/.test(words) ? words.slice(0, -1) : '';
};

const looksWithFaces: readonly StimulusLook[] = ['discussion', 'post', 'message'];

/**
 * Notes on the paragraphs what they are: the title, and who writes by the name at the beginning. Returns the places of
 * faces. Nothing is added to the words, so that highlights keep their places.
 */
const annotate = (text: HTMLElement, look: StimulusLook): Face[] => {
  const names: string[] = [];
  return [...text.children].flatMap((child, index) => {
    if (!(child instanceof HTMLElement) || child.tagName !== 'P') return [];
    const lead = getLead(child);
    const strong = child.querySelector(':scope > strong');
    if (lead === '') {
      if (index === 0 && strong && strong.textContent === child.textContent) child.dataset['title'] = '';
      return [];
    }
    if (!names.includes(lead)) names.push(lead);
    const writer = names.indexOf(lead);
    child.dataset['writer'] = String(writer);
    if (!looksWithFaces.includes(look)) return [];
    const place = document.createElement('span');
    place.dataset['face'] = '';
    place.setAttribute('aria-hidden', 'true');
    child.prepend(place);
    return [{ place, name: lead, writer }];
  });
};

/** A text of daily life, drawn as what it is; it is read aloud as a part of its own with that name. */
export const TextWithLook = ({ html, look, scene, onRender, Text }: TextWithLookProps) => {
  const t = useTranslation(messages);
  const [faces, setFaces] = useState<readonly Face[]>([]);
  const render = (text: HTMLElement) => {
    setFaces(annotate(text, look));
    onRender?.(text);
  };
  return (
    <div className={styles.look} data-look={look} role="group" aria-label={t(look)}>
      <Text html={html} onRender={render} />
      {faces.map(({ place, name, writer }, index) =>
        createPortal(<Portrait person={personFor(scene, { name, writer })} seed={name} />, place, String(index)),
      )}
    </div>
  );
};

const personFor = (scene: Scene | undefined, { name, writer }: Pick<Face, 'name' | 'writer'>) =>
  scene?.people[writer] ?? scenePeople[hashText(name) % scenePeople.length] ?? 'woman';
