import { Node, type Editor } from '@tiptap/react';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  tableEditing,
  toggleHeaderRow,
} from '@tiptap/pm/tables';

// Node names of the table library.
const tableRoles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.min(99, Math.max(1, Number(element.getAttribute(name)) || 1)),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

const cellAttributes = () => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // Used by the library for column resizing, which is off.
  colwidth: { default: null, rendered: false },
});

const cellNode = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: cellAttributes,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => (tableRoles[name] ? { tableRole: tableRoles[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const move = (direction: 1 | -1) => () => goToNextCell(direction)(this.editor.state, this.editor.view.dispatch);
    return { Tab: move(1), 'Shift-Tab': move(-1) };
  },
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

/** Table nodes of the editor. */
export const tableNodes = [Table, TableRow, cellNode('tableCell', 'td'), cellNode('tableHeader', 'th')];

const tableCommands = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  headRow: toggleHeaderRow,
  deleteRow,
  deleteColumn,
  deleteTable,
} as const;

/** Commands on the current table. */
export type TableCommand = keyof typeof tableCommands;

/** The same, in display order. */
export const tableCommandNames = Object.keys(tableCommands) as TableCommand[];

/** Whether the cursor is in a table. */
export const isTableActive = (editor: Editor): boolean => isInTable(editor.state);

/** Runs a command on the current table. */
export const changeTable = (editor: Editor, command: TableCommand): void => {
  tableCommands[command](editor.state, editor.view.dispatch);
  editor.commands.focus();
};

const emptyRow = (tag: 'td' | 'th'): string => `<tr>${`<${tag}></${tag}>`.repeat(3)}</tr>`;
const emptyTable = `<table>${emptyRow('th')}${emptyRow('td').repeat(2)}</table>`;

/** Inserts a table of three columns with a header and two rows. */
export const insertTable = (editor: Editor): void => {
  editor.chain().focus().insertContent(emptyTable).run();
};
