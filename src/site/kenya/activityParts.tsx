import { MapPin } from 'lucide-react';
import type { UrlName } from '../../content/facts';
import { activities } from '../../content/kenya/seasons';
import type { Page, Scene, Spot } from '../../content/site';
import type { Section } from '../../content/textTypes';
import { useFacts } from '../../lib/facts/currentFacts';
import { PictureCard, PictureCards } from '../../ui/layout/PictureCard';
import { AutoLink } from '../../ui/navigation/AutoLink';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import { Illustration } from '../../ui/page/Illustration';
import styles from './pictureCards.module.css';
import { MonthStrip } from './seasons/MonthStrip';
import { usePictures } from './sectionTools';

interface ActivityProps {
  anchor: string;
  section: Section;
  picture: Scene | Spot | undefined;
}

function Activity({ anchor, section, picture }: ActivityProps) {
  const { urls } = useFacts();
  const { title, paragraphs, list, links = {} } = section;
  const activity = activities[anchor];
  return (
    <PictureCard
      id={anchor}
      level={2}
      title={title}
      picture={picture && <Illustration name={picture} />}
    >
      {[...(paragraphs ?? [])].reverse().map((paragraph) => (
        <p key={paragraph}>
          <AutoLink text={paragraph} />
        </p>
      ))}
      <div className={styles.places}>
        <MapPin aria-hidden="true" size="1.1em" />
        <ul className="plain-list">
          {list?.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      {Object.entries(links).map(([name, label]) => (
        <p key={name}>
          <ExternalLink href={urls[name as UrlName]}>{label}</ExternalLink>
        </p>
      ))}
      {activity && <MonthStrip months={activity.months} />}
    </PictureCard>
  );
}

interface Props {
  page: Page;
  sections: [anchor: string, section: Section][];
}

/** Renders activities as cards with picture, months and places. The last paragraph, which says when, comes first. */
export function Activities({ page, sections }: Props) {
  const pictures = usePictures(page.path);
  return (
    <PictureCards>
      {sections.map(([anchor, section]) => (
        <Activity key={anchor} anchor={anchor} section={section} picture={pictures[anchor]} />
      ))}
    </PictureCards>
  );
}
