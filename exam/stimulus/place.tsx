import type { ReactNode } from 'react';
import type { ScenePlace } from './looks.ts';
import styles from './drawing.module.css';

// Each place fills 320 by 180; the people stand before it, the middle of the lower edge is theirs.
const shelf = (
  <>
    <path className={styles.thing} d="M14 20h92v124H14zM14 50h92M14 81h92M14 112h92" />
    <path
      className={styles.tint}
      d="M20 28h7v22h-7zM30 24h6v26h-6zM56 27h8v23h-8zM24 58h6v23h-6zM48 55h8v26h-8zM74 59h6v22h-6zM20 90h8v22h-8zM60 87h7v25h-7z"
    />
    <path
      className={styles.warm}
      d="M40 30h6v20h-6zM84 26h7v24h-7zM33 57h7v24h-7zM86 57h8v24h-8zM34 88h6v24h-6zM80 90h7v22h-7zM26 119h8v25h-8zM66 121h7v23h-7z"
    />
  </>
);

const window = (
  <>
    <path className={styles.tint} d="M212 22h84v72h-84z" />
    <path className={styles.strokes} d="M254 22v72M212 58h84M206 96h96" />
  </>
);

const board = (
  <>
    <path className={styles.thing} d="M56 14h208v92H56z" />
    <path
      className={styles.strokes}
      d="M76 34h70M76 48h52M76 62h60M186 74l18-36 22 24 18-30M180 84h70M84 106v6h40v-6"
    />
  </>
);

const tree = (x: number) => (
  <g transform={`translate(${x} 0)`}>
    <path className={styles.warm} d="M-3 92h7v48h-7z" />
    <path className={styles.leaf} d="M0 30c22-4 36 14 30 32 8 14-4 32-22 30-14 8-34 0-34-16-10-20 4-44 26-46z" />
  </g>
);

const backgrounds: Readonly<Record<ScenePlace, ReactNode>> = {
  office: (
    <>
      {shelf}
      {window}
      <path className={styles.leaf} d="M132 72c-10-14-4-26 4-28 2 10 2 18-1 27 4-9 12-13 19-10-2 9-9 14-18 14z" />
      <path className={styles.thing} d="M126 76h20l-3 22h-14z" />
    </>
  ),
  desk: (
    <>
      <path className={styles.thing} d="M24 18h124v44H24z" />
      <path className={styles.strokes} d="M36 32h60M36 44h86" />
      <circle className={styles.thing} cx="270" cy="40" r="20" />
      <path className={styles.strokes} d="M270 28v12l8 6" />
      <path className={styles.tint} d="M8 116h96v30H8zM236 104h60v40h-60z" />
    </>
  ),
  lecture: (
    <>
      {board}
      <path className={styles.warm} d="M14 100h44l-6 46H20z" />
      <path className={styles.strokes} d="M34 100V84q0-6 8-6" />
    </>
  ),
  classroom: (
    <>
      {board}
      <path className={styles.thing} d="M8 128h70v8H8zM242 128h70v8h-70z" />
      <path className={styles.tint} d="M278 22h30v40h-30z" />
    </>
  ),
  library: (
    <>
      {shelf}
      <g transform="translate(200 0)">{shelf}</g>
      <path className={styles.strokes} d="M160 0v22M146 34q14-20 28 0z" />
    </>
  ),
  cafe: (
    <>
      <path className={styles.thing} d="M20 16h120v70H20z" />
      <path className={styles.strokes} d="M34 34h46M34 48h60M34 62h38M118 34h8M118 48h8M118 62h8" />
      <path className={styles.strokes} d="M200 0v24M260 0v24" />
      <path className={styles.warm} d="M186 40q14-28 28 0zM246 40q14-28 28 0z" />
      <path className={styles.tint} d="M222 96h74v12h-74zM232 76h22v20h-22z" />
      <path className={styles.strokes} d="M254 80q10 0 10 7t-10 7" />
    </>
  ),
  campus: (
    <>
      <path className={styles.thing} d="M88 60l72-40 72 40v84H88z" />
      <path className={styles.strokes} d="M88 60h144M104 144V66M128 144V66M192 144V66M216 144V66" />
      <path className={styles.tint} d="M146 96h28v48h-28z" />
      {tree(46)}
      {tree(280)}
    </>
  ),
  hall: (
    <>
      <path className={styles.thing} d="M30 18h116v82H30z" />
      <path className={styles.warm} d="M42 30h34v26H42zM96 62h36v26H96z" />
      <path className={styles.tint} d="M88 28h42v24H88zM44 66h38v22H44z" />
      <path className={styles.thing} d="M226 42h18l26-18v56l-26-18h-18z" />
      <path className={styles.strokes} d="M280 38q8 14 0 28M290 30q14 22 0 44" />
    </>
  ),
  studio: (
    <>
      <path className={styles.tint} d="M28 18h264v100H28z" />
      <path className={styles.strokes} d="M28 84l70-30 54 26 62-40 78 44" />
      <path
        className={styles.leaf}
        d="M20 138c-8-22 2-40 10-44 6 14 6 28 2 44zM302 138c-10-22-2-38 6-42 6 14 4 28 2 42z"
      />
    </>
  ),
  street: (
    <>
      <path className={styles.thing} d="M0 30h66v116H0zM250 16h70v130h-70z" />
      <path
        className={styles.tint}
        d="M12 44h16v20H12zM38 44h16v20H38zM12 80h16v20H12zM38 80h16v20H38zM264 32h16v20h-16zM292 32h16v20h-16zM264 70h16v20h-16zM292 70h16v20h-16z"
      />
      <path className={styles.strokes} d="M96 146V40M88 40h16" />
      <path className={styles.warm} d="M84 24h24v18H84z" />
      {tree(208)}
    </>
  ),
};

/** Where a recording is set, 320 by 180. */
export const Place = ({ place }: { place: ScenePlace }) => (
  <>
    <path className={styles.wall} d="M0 0h320v180H0z" />
    <path className={styles.floor} d="M0 144h320v36H0z" />
    {backgrounds[place]}
  </>
);
