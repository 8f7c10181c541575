import { cutText } from '@inkstone/base';
import styles from './book-cover.module.css';

const coverColors = ['blue', 'brown', 'green', 'plum'] as const;

/** The background of a book's cover: always the same for a title. */
const coverColor = (title: string): (typeof coverColors)[number] => {
  const sum = [...title].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
  return coverColors[sum % coverColors.length] ?? 'blue';
};

/** What fits on the label: five characters, or as many whole words as fit into fourteen letters. */
const coverLabel = (title: string, chinese: boolean): string => {
  if (chinese) return [...title].slice(0, 5).join('');
  const words = /^.{1,14}(?=\s|$)/u.exec(title)?.[0];
  return words?.replace(/\s+(?:a|an|and|for|in|of|on|or|the|to)$/iu, '') ?? cutText(title, 14);
};

/** A thread-bound book drawn from its title, so that nothing has to load. */
export const BookCover = ({ title }: { title: string }) => {
  const chinese = /\p{Script=Han}/u.test(title);
  return (
    <span className={styles.cover} data-ground={coverColor(title)} aria-hidden="true">
      <i lang={chinese ? 'zh-CN' : 'en'} data-latin={!chinese || undefined}>
        {coverLabel(title, chinese)}
      </i>
    </span>
  );
};
