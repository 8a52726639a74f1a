import { useTranslation } from 'react-i18next';
import { regionSeasons } from '../../content/kenya/seasons';
import type { Page } from '../../content/site';
import type { Section } from '../../content/textTypes';
import { usePageNames } from '../../lib/i18n/usePageNames';
import { PictureCard, PictureCards } from '../../ui/layout/PictureCard';
import { AppLink } from '../../ui/navigation/AppLink';
import { AutoLink } from '../../ui/navigation/AutoLink';
import { Illustration } from '../../ui/page/Illustration';
import { regionKey, regionPages } from './map/regions';
import styles from './pictureCards.module.css';
import { MonthStrip } from './seasons/MonthStrip';
import { useMonths } from './seasons/months';
import { usePictures } from './sectionTools';

interface PlaceCardsProps {
  pages: Page[];
  /** Level of the headings. */
  level: 2 | 3;
}

/** Renders the pages of the country as cards: a picture, what is there and, of a region, the best months. */
function PlaceCards({ pages, level }: PlaceCardsProps) {
  const { t } = useTranslation();
  const { name, card } = usePageNames();
  const formatMonths = useMonths();
  return (
    <PictureCards>
      {pages.map(({ path, scene }) => {
        const seasons = regionSeasons[regionKey(path)] ?? [];
        // The months of the first purpose are good for the others, too.
        const [first] = seasons;
        return (
          <PictureCard
            key={path}
            level={level}
            to={path}
            title={name(path)}
            picture={scene && <Illustration name={scene} />}
          >
            <p>{card(path)}</p>
            {seasons.map(({ purpose, months }) => (
              <span key={purpose} className="visually-hidden">
                {t(`season.${purpose}`, { months: formatMonths(months) })}
              </span>
            ))}
            {first && <MonthStrip months={first.months} />}
          </PictureCard>
        );
      })}
    </PictureCards>
  );
}

/** Renders the index of the regions with their months, and the pages for every journey below it. */
export function CountryIndex({ pages, section }: { pages: Page[]; section: Section | undefined }) {
  return (
    <section className="stack gap-5" data-full>
      <div className="stack gap-2">
        <h2 id="when" tabIndex={-1}>
          {section?.title}
        </h2>
        <p className="measure">{section?.paragraphs}</p>
      </div>
      <PlaceCards pages={regionPages} level={3} />
      <div data-screen-only>
        <PlaceCards pages={pages.filter(({ kind }) => kind !== 'region')} level={2} />
      </div>
    </section>
  );
}

/** Splits a day of a journey at its first colon: ‘Day 1: Nairobi’ becomes `['Day 1', ' Nairobi']`. */
const dayOf = (text: string): [day: string, text: string] => {
  const colon = text.indexOf(':');
  return [text.slice(0, colon), text.slice(colon + 1)];
};

/** Renders the sample journeys as cards with their days, folded. */
export function Journeys({ page, section }: { page: Page; section: Section | undefined }) {
  const { t } = useTranslation('magical-kenya/map');
  const pictures = usePictures(page.path);
  return (
    <section className="stack" data-full>
      <h2 id="journeys" tabIndex={-1}>
        {section?.title}
      </h2>
      <p className="measure">{section?.paragraphs}</p>
      <PictureCards>
        {Object.entries(section?.parts ?? {}).map(([anchor, journey]) => {
          const picture = pictures[anchor];
          return (
            <PictureCard
              key={anchor}
              id={anchor}
              level={3}
              title={journey.title}
              picture={picture && <Illustration name={picture} />}
            >
              <p>{journey.paragraphs}</p>
              <details className={styles.days} data-printed>
                <summary className="semibold">{t('days')}</summary>
                <ol className="plain-list ruled">
                  {journey.list?.map((item) => {
                    const [day, text] = dayOf(item);
                    return (
                      <li key={item}>
                        <b>{day}:</b>
                        <AutoLink text={text} />
                      </li>
                    );
                  })}
                </ol>
                <p className="cluster" data-screen-only>
                  {Object.entries(journey.see ?? {}).map(([to, label]) => (
                    <AppLink key={to} to={to}>
                      {label}
                    </AppLink>
                  ))}
                </p>
              </details>
            </PictureCard>
          );
        })}
      </PictureCards>
    </section>
  );
}
