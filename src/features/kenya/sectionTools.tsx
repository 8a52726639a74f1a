import type { ReactNode } from 'react';
import { type Page, pageId, type Scene, type Spot } from '../../content/site';
import { builtTexts } from '../../lib/i18n/i18n';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Illustration } from '../../ui/page/Illustration';
import { useCharts } from './charts/useCharts';
import styles from './sectionTools.module.css';

/** Returns the pictures of the sections of a page, by anchor. Its texts have to be loaded. */
export const usePictures = (path: string): Record<string, Scene | Spot> =>
  builtTexts(useLanguage(), pageId(path))?.$pictures ?? {};

/** Returns what the sections of a page about Kenya have beside their text, by anchor: a picture, charts, or both. */
export function useSectionTools(page: Page): Record<string, ReactNode> {
  const charts = useCharts(page);
  const pictures = Object.entries(usePictures(page.path));
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
