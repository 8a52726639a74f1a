import type { UrlName } from '../../content/facts';
import { activities } from '../../content/kenya/seasons';
import type { Section } from '../../content/textTypes';
import { useFacts } from '../../lib/facts/currentFacts';
import { PictureCards } from '../../ui/layout/PictureCards';
import { AutoLink } from '../../ui/navigation/AutoLink';
import { ExternalLink } from '../../ui/navigation/ExternalLink';

/** Renders the paragraphs of an activity, its places by region, and its links. */
function ActivityText({ section }: { section: Section }) {
  const { urls } = useFacts();
  const { paragraphs = [], list = [], links = {} } = section;
  return (
    <>
      {paragraphs.map((text) => (
        <p key={text}>
          <AutoLink text={text} />
        </p>
      ))}
      <ul className="plain-list">
        {list.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {Object.entries(links).map(([name, label]) => (
        <p key={name}>
          <ExternalLink href={urls[name as UrlName]}>{label}</ExternalLink>
        </p>
      ))}
    </>
  );
}

/** Renders activities as cards; the first ones have a picture. */
export function Activities({ sections }: { sections: [anchor: string, section: Section][] }) {
  const cards = sections.map(([anchor, section]) => ({
    anchor,
    title: section.title,
    scene: activities[anchor]?.scene,
    children: <ActivityText section={section} />,
  }));
  return (
    <PictureCards
      level={2}
      cards={[...cards.filter(({ scene }) => scene), ...cards.filter(({ scene }) => !scene)]}
    />
  );
}
