import { hashText, type ScenePerson } from './looks.ts';
import styles from './drawing.module.css';

interface Hair {
  /** Drawn behind the head. */
  back?: string;
  /** Drawn over the forehead. */
  front: string;
}

// All shapes stand in a square of 100 with the head at 50, 42.
const longHair: readonly Hair[] = [
  {
    back: 'M28 44c-2-24 10-34 22-34s24 10 22 34l3 30H25z',
    front: 'M31 40c0-14 8-22 20-22 11 0 18 8 18 21-9 0-17-4-21-11-3 7-9 11-17 12z',
  },
  {
    back: 'M29 46c-3-25 9-36 21-36s24 11 21 36c1 8-2 13-7 14H36c-5-1-8-6-7-14z',
    front: 'M31 42c-1-16 8-24 19-24s20 8 19 24c-3-8-8-13-14-14-8 5-17 6-24 14z',
  },
  {
    back: 'M41 12a9 8 0 1 1 18 0 9 8 0 1 1-18 0z',
    front: 'M31 40c0-15 8-24 19-24s19 9 19 24c-3-7-8-11-19-11s-16 4-19 11z',
  },
  {
    back: 'M66 26c10 2 13 12 9 22-2 6 2 10 0 15-7-1-10-9-9-17z',
    front: 'M31 40c0-15 8-23 20-23 11 0 18 8 18 22-8-2-14-6-17-11-4 7-11 11-21 12z',
  },
];

const shortHair: readonly Hair[] = [
  { front: 'M31 39c-1-15 8-23 19-23s20 8 19 23c-2-5-4-8-6-10-8 1-18 0-25-3-3 3-5 7-7 13z' },
  { front: 'M31 38c-2-13 5-22 15-22 3-3 20-3 23 10 1 5 0 9 0 12-3-3-5-6-6-9-9 3-19 3-26 0-2 2-4 5-6 9z' },
  {
    front:
      'M30 40c-3-6-1-12 3-14 0-6 6-9 10-8 4-4 11-3 14 0 6 0 9 5 9 9 4 3 5 8 4 13-3-3-4-6-4-9-4-1-7-3-9-5-6 4-16 5-22 4-1 4-3 7-5 10z',
  },
];

const sparseHair: readonly Hair[] = [
  { front: 'M31 42c-2-6-2-12 1-17 1 5 2 8 2 12zM69 42c2-6 2-12-1-17-1 5-2 8-2 12z' },
  { front: 'M31 40c-1-14 8-23 19-23s20 9 19 23c-3-6-4-9-5-11-10-1-20-3-27-1-3 3-5 7-6 12z' },
];

const bodies = [
  'M10 100c1-21 15-29 40-29s39 8 40 29z',
  'M12 100c0-18 10-27 27-29l11 6 11-6c17 2 27 11 27 29z',
] as const;

const pick = <Item,>(items: readonly Item[], hash: number): Item => items[hash % items.length] as Item;

const isOlder = (person: ScenePerson): boolean => person.startsWith('older');

const isWoman = (person: ScenePerson): boolean => person.endsWith('woman');

const hairFor = (person: ScenePerson, hash: number): Hair => {
  if (isWoman(person)) return pick(isOlder(person) ? longHair.slice(1, 3) : longHair, hash);
  return pick(isOlder(person) ? sparseHair : shortHair, hash);
};

const Face = ({ hash, person }: { hash: number; person: ScenePerson }) => {
  const hasGlasses = (hash >>> 9) % (isOlder(person) ? 2 : 4) === 0;
  const hasBeard = !isWoman(person) && (hash >>> 11) % 3 === 0;
  return (
    <>
      {hasBeard && (
        <path
          className={styles.hair}
          d="M32 46c2 13 8 19 18 19s16-6 18-19c-3 4-5 6-8 7-4-3-16-3-20 0-3-1-5-3-8-7zM45 56h10c-1 3-9 3-10 0z"
        />
      )}
      <path className={styles.line} d="M39 37q4-2 7 0M54 37q4-2 7 0M50 43l-2 7h3" />
      <circle className={styles.dot} cx="43" cy="42" r="1.7" />
      <circle className={styles.dot} cx="57" cy="42" r="1.7" />
      <path className={styles.line} d="M44 55.5q6 4 12 0" />
      {isOlder(person) && <path className={styles.faint} d="M37 49q1 3 0 6M63 49q-1 3 0 6" />}
      {hasGlasses && (
        <path className={styles.line} d="M37 38.5h12v8H37zM51 38.5h12v8H51zM49 41h2M37 41l-5-1M63 41l5-1" />
      )}
    </>
  );
};

interface PersonProps {
  person: ScenePerson;
  /** Decides hair, skin and clothes; the same person looks the same everywhere. */
  seed: string;
}

/** A person from the chest up, inside a square of 100. */
export const Person = ({ person, seed }: PersonProps) => {
  const hash = hashText(`${person} ${seed}`);
  const hair = hairFor(person, hash);
  return (
    <g
      data-skin={(hash >>> 3) % 4}
      data-hair={isOlder(person) ? 'grey' : (hash >>> 5) % 3}
      data-cloth={(hash >>> 7) % 4}
    >
      {hair.back && <path className={styles.hair} d={hair.back} />}
      <path className={styles.skin} d="M43 56h14v15q-7 8-14 0z" />
      <path className={styles.cloth} d={pick(bodies, hash >>> 13)} />
      <path className={styles.collar} d="M40 70q10 12 20 0l3 2q-13 16-26 0z" />
      <ellipse className={styles.skin} cx="31" cy="44" rx="3" ry="4.5" />
      <ellipse className={styles.skin} cx="69" cy="44" rx="3" ry="4.5" />
      <path className={styles.skin} d="M31 38c0-14 8-20 19-20s19 6 19 20c0 16-8 26-19 26s-19-10-19-26z" />
      <Face hash={hash} person={person} />
      <path className={styles.hair} d={hair.front} />
    </g>
  );
};

/** The face of somebody who writes; decoration, since the name stands beside it. */
export const Portrait = ({ person, seed }: PersonProps) => (
  <svg className={styles.portrait} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <Person person={person} seed={seed} />
  </svg>
);
