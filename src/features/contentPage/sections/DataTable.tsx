import type { ReactNode } from 'react';
import styles from './DataTable.module.css';

interface Props {
  caption: string;
  columns: string[];
  rows: { key: string; cells: ReactNode[] }[];
  /** Takes the whole width of the page. */
  wide?: boolean;
}

/**
 * A table whose first column names the row; on a phone each row becomes a card. In a table of two
 * columns the cards need no labels.
 */
export function DataTable({ caption, columns, rows, wide = false }: Props) {
  return (
    <table
      className={`${styles.table} ${wide ? styles.wide : ''}`}
      data-pairs={columns.length === 2 || undefined}
    >
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
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
