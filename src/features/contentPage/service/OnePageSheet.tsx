import type { ReactNode } from 'react';
import { withParts } from '../../../content/sections';
import type { Section } from '../../../content/text';
import { AskBefore } from './AskBefore';
import styles from './OnePageSheet.module.css';

/** What a page with `sheet` adds on paper: the way to the Embassy, and the questions of all sections, each once. */
export function OnePageSheet({
  sections,
  map,
}: {
  sections: Record<string, Section>;
  map: ReactNode;
}) {
  const questions = withParts(sections).flatMap(([, { ask = [] }]) => ask);
  return (
    <div className={styles.sheet} data-sheet>
      <div className={styles.map}>{map}</div>
      <AskBefore questions={[...new Set(questions)]} full />
    </div>
  );
}
