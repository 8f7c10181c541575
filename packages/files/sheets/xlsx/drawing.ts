import type { XmlHandler } from './read-xml.ts';

/** Reads the rows, from 1, at which pictures of a sheet begin. */
export const createDrawingReader = (): XmlHandler & { pictureRows: Set<number> } => {
  const pictureRows = new Set<number>();
  let row = '';
  let isFrom = false;
  let isRow = false;
  let isPicture = false;
  return {
    pictureRows,
    open(name) {
      if (name.endsWith('CellAnchor')) [row, isPicture] = ['', false];
      else if (name === 'from') isFrom = true;
      else if (name === 'pic') isPicture = true;
      isRow = isFrom && name === 'row';
    },
    text(piece) {
      if (isRow) row += piece;
    },
    close(name) {
      isRow = false;
      if (name === 'from') isFrom = false;
      else if (name.endsWith('CellAnchor') && isPicture && /^\d{1,7}$/.test(row.trim()))
        pictureRows.add(Number(row) + 1);
    },
  };
};
