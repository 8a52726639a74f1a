import type { ReactNode } from 'react';

/** A news article or a notice as a line of the dashboard. */
export interface Row {
  id: string;
  title: string;
  /** Status or type. */
  badge: { tone: 'green' | 'ochre' | 'plain'; name: string };
  /** A word more: the category. */
  note?: string | undefined;
  date: Date;
  /** What the date is of, where it is not the day of publication. */
  dateOf?: string | undefined;
  editPath: string;
  /** The way to see it, for what is public. */
  view?: ReactNode;
}
