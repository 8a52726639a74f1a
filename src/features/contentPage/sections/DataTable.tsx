import type { ReactNode } from 'react';
import styles from './DataTable.module.css';

interface Props {
  caption: string;
  columns: string[];
  rows: { key: string; cells: ReactNode[] }[];
  /** Full width of the page. */
  wide?: boolean;
}

/**
 * A table whose first column has the row headers; phones show each row as a card, in a table of two columns
 * without labels.
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
