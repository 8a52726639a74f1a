import type { ReactNode } from 'react';
import { sectionPictures } from '../../content/kenya/sectionPictures';
import type { Page } from '../../content/site';
import { Illustration } from '../../ui/page/Illustration';
import { useCharts } from './charts/useCharts';
import styles from './sectionTools.module.css';

/** Returns what the sections of a page about Kenya have beside their text, by anchor: a picture, charts, or both. */
export function useSectionTools(page: Page): Record<string, ReactNode> {
  const charts = useCharts(page);
  const pictures = Object.entries(sectionPictures[page.path] ?? {});
  return {
    ...charts,
    ...Object.fromEntries(
      pictures.map(([anchor, picture]) => [
        anchor,
        <>
          <div className={styles.picture} data-screen-only>
            <Illustration name={picture} />
          </div>
          {charts[anchor]}
        </>,
      ]),
    ),
  };
}
