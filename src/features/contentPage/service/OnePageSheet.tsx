import type { ReactNode } from 'react';
import { withParts } from '../../../content/sections';
import type { Section } from '../../../content/text';
import { AskBefore } from './AskBefore';
import styles from './OnePageSheet.module.css';

/**
 * What a page with `sheet` prints after its checklist and steps, on paper alone: the sketch of the way to the
 * Embassy and all questions of the page. The header of every printed page has postal address, hours and telephone.
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
