import type { ReactNode } from 'react';
import { withParts } from '../../../content/sections';
import type { Section } from '../../../content/text';
import { AskBefore } from './AskBefore';
import styles from './OnePageSheet.module.css';

/**
 * On paper only: what a page with `sheet` prints after its list and its steps, the sketch of the way
 * to the Embassy and all the questions of the page in one place. Address, hours and telephone stand
 * at the head of every printed page.
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
