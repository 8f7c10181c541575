import type { ReactNode } from 'react';

interface FigureTableProps {
  /** Shown to screen readers only. */
  caption: string;
  /** The names of the columns, all different. */
  head: readonly string[];
  children: ReactNode;
}

/** A table of figures; its children are the rows. */
export const FigureTable = ({ caption, head, children }: FigureTableProps) => (
  <table className="num">
    <caption className="vh">{caption}</caption>
    <thead>
      <tr>
        {head.map((name) => (
          <th scope="col" key={name}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
