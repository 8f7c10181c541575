import { cutText } from '@inkstone/base';
import styles from './book-cover.module.css';

const grounds = ['blue', 'brown', 'green', 'plum'] as const;

/** The ground of a book's cover: always the same for a title. */
const groundOf = (title: string): (typeof grounds)[number] => {
  const sum = [...title].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
  return grounds[sum % grounds.length] ?? 'blue';
};

/** What the label has room for: five signs, or as many whole words as fit into fourteen letters. */
const labelOf = (title: string, chinese: boolean): string => {
  if (chinese) return [...title].slice(0, 5).join('');
  const words = /^.{1,14}(?=\s|$)/u.exec(title)?.[0];
  return words?.replace(/\s+(?:a|an|and|for|in|of|on|or|the|to)$/iu, '') ?? cutText(title, 14);
};

/** A thread-bound book drawn from its title, so that nothing has to load. */
export const BookCover = ({ title }: { title: string }) => {
  const chinese = /\p{Script=Han}/u.test(title);
  return (
    <span className={styles.cover} data-ground={groundOf(title)} aria-hidden="true">
      <i lang={chinese ? 'zh-CN' : 'en'} data-latin={!chinese || undefined}>
        {labelOf(title, chinese)}
      </i>
    </span>
  );
};
