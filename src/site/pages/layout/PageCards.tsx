import type { Page } from '../../../content/site';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { PictureCard, PictureCards } from '../../../ui/layout/PictureCard';
import { Illustration } from '../../../ui/page/Illustration';

interface Props {
  pages: Page[];
  /** Heading level of the cards: one below that of the heading above them. */
  level: 2 | 3;
}

/** Lists pages about places, each with its picture. */
export function PageCards({ pages, level }: Props) {
  const { name, card } = usePageNames();
  return (
    <PictureCards>
      {pages.map(
        ({ path, scene }) =>
          scene && (
            <PictureCard
              key={path}
              level={level}
              to={path}
              title={name(path)}
              picture={<Illustration name={scene} />}
            >
              <p>{card(path)}</p>
            </PictureCard>
          ),
      )}
    </PictureCards>
  );
}
