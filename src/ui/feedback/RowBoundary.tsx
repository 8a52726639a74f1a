import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from './ErrorBoundary';

interface Props {
  /** What readers know the row by: its title or its key. */
  name: string;
  element?: 'li' | 'tr' | 'div';
  /** Renders the row, which is an element as above. */
  children: () => ReactNode;
}

/** Calls `children` in a render of its own, whose errors the boundary around it catches. */
const RowContent = ({ children }: Pick<Props, 'children'>) => children();

/** Renders a row of a list; a row that fails becomes a line with its name, and the others stay. */
export function RowBoundary({ name, element: Element = 'li', children }: Props) {
  const { t } = useTranslation('common');
  const line = t('failure.row', { name });
  return (
    <ErrorBoundary fallback={<Element>{Element === 'tr' ? <td>{line}</td> : line}</Element>}>
      <RowContent>{children}</RowContent>
    </ErrorBoundary>
  );
}
