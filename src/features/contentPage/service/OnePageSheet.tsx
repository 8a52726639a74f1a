import type { ReactNode } from 'react';
import { withParts } from '../../../content/sections';
import type { Section } from '../../../content/text';
import { AskBefore } from './AskBefore';
import styles from './OnePageSheet.module.css';

/**
 * Renders what a page with `sheet` (printed on one sheet) adds on paper only: the way to the Embassy as the
 * sketch in `map`, and the questions of all sections, each once. The header of every printed page has address
 * and telephone.
 */
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
