import type { ReactNode } from 'react';
import { type Page, pageId, type Scene, type Spot } from '../../content/site';
import { builtTexts } from '../../lib/i18n/i18n';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Illustration } from '../../ui/page/Illustration';
import { Charts, useCharts } from './Charts';
import styles from './sectionTools.module.css';

/** Returns the pictures of the sections of a page, by anchor. Its texts have to be loaded. */
export const usePictures = (path: string): Record<string, Scene | Spot> =>
  builtTexts(useLanguage(), pageId(path))?.$pictures ?? {};

/** Returns what the sections of a page about Kenya have beside their text, by anchor: a picture, charts, or both. */
export function useSectionTools({ path }: Page): Record<string, ReactNode> {
  const pictures = usePictures(path);
  return Object.fromEntries(
    Object.keys({ ...useCharts(path), ...pictures }).map((anchor) => [
      anchor,
      <>
        {pictures[anchor] && (
          <div className={styles.picture} data-screen-only>
            <Illustration name={pictures[anchor]} />
          </div>
        )}
        <Charts path={path} anchor={anchor} />
      </>,
    ]),
  );
}
