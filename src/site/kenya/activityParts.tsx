import type { UrlName } from '../../content/facts';
import { activities } from '../../content/kenya/seasons';
import type { Section } from '../../content/textTypes';
import { useFacts } from '../../lib/facts/currentFacts';
import { PictureCards } from '../../ui/layout/PictureCards';
import { Row, Rows } from '../../ui/layout/Rows';
import { AutoLink } from '../../ui/navigation/AutoLink';
import { ExternalLink } from '../../ui/navigation/ExternalLink';

/** Renders the paragraphs of an activity, its list in one line, and its links. */
function ActivityText({
  section: { paragraphs = [], list = [], links = {} },
}: {
  section: Section;
}) {
  const { urls } = useFacts();
  return (
    <>
      {[...paragraphs, list.join(' · ')].map((text) => (
        <p key={text}>
          <AutoLink text={text} />
        </p>
      ))}
      {Object.entries(links).map(([name, label]) => (
        <p key={name}>
          <ExternalLink href={urls[name as UrlName]}>{label}</ExternalLink>
        </p>
      ))}
    </>
  );
}

/** Renders activities: a few as cards with a picture, the others as rows. */
export function Activities({ sections }: { sections: [anchor: string, section: Section][] }) {
  const activityScene = (anchor: string) => activities[anchor]?.scene;
  const cards = sections.flatMap(([anchor, section]) => {
    const scene = activityScene(anchor);
    return scene
      ? [{ anchor, title: section.title, scene, children: <ActivityText section={section} /> }]
      : [];
  });
  return (
    <>
      <PictureCards level={2} cards={cards} />
      <Rows columns>
        {sections.map(
          ([anchor, section]) =>
            !activityScene(anchor) && (
              <Row key={anchor} id={anchor} level={2} title={section.title}>
                <ActivityText section={section} />
              </Row>
            ),
        )}
      </Rows>
    </>
  );
}
