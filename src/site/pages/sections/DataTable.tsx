import type { ReactNode } from 'react';
import { AutoLink } from '../../../ui/navigation/AutoLink';
import { Table } from '../../../ui/text/Table';

interface Props {
  /** The title for screen readers; visually hidden. */
  caption: string;
  /** The column headers, one for each cell of a row. */
  columns: string[];
  /** `key` is a React key. */
  rows: { key: string; cells: ReactNode[] }[];
}

/**
 * Renders a table with row headers in its first column, with numbers and addresses as links. Phones
 * show each row as a card with column headers as labels, except in a table of two columns.
 */
export function DataTable({ caption, columns, rows }: Props) {
  const isPairs = columns.length === 2;
  return (
    <Table cards data-pairs={isPairs || undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [head, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-label={isPairs ? undefined : columns[index + 1]}>
                {typeof cell === 'string' ? <AutoLink text={cell} /> : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
