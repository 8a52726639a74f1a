import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/navigation/AppLink';
import { useOpenedFrom } from '../../items/backUrl';
import rowStyles from '../rows/rowParts.module.css';
import styles from './ToDoPanel.module.css';

export interface ItemLine {
  id: string;
  title: string;
  /** Path of the form; undefined if the signed-in member of staff may not edit the item. */
  path: string | undefined;
  note: ReactNode;
}

interface Props {
  label: string;
  lines: ItemLine[];
}

const UNFOLDED = 5;

/** Lists items as one line each; those beyond the first five are folded. */
export function ItemLines({ label, lines }: Props) {
  const { t } = useTranslation('admin');
  const openedFrom = useOpenedFrom();
  const list = (shown: ItemLine[]) => (
    <ul className={`plain-list ${styles.lines}`} aria-label={label}>
      {shown.map(({ id, title, path, note }) => (
        <li key={id}>
          {path ? (
            <AppLink to={path} state={openedFrom} className={rowStyles.title}>
              {title}
            </AppLink>
          ) : (
            title
          )}
          <span className="small-print">{note}</span>
        </li>
      ))}
    </ul>
  );
  const rest = lines.slice(UNFOLDED);
  return (
    <>
      {list(lines.slice(0, UNFOLDED))}
      {rest.length > 0 && (
        <details>
          <summary>{t('toDo.more', { number: rest.length })}</summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}
