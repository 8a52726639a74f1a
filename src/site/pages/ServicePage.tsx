import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from '../../content/site';
import type { ServiceText } from '../../content/textTypes';
import { PrepareVisit } from '../consular/visit/PrepareVisit';
import { PageForms } from './forms/PageForms';
import { ContentLayout } from './layout/ContentLayout';
import { usePageText } from './layout/usePageText';
import { Questions } from './questions/Questions';
import { useQuestions } from './questions/useQuestions';
import styles from './ServicePage.module.css';
import { Sections } from './sections/Sections';
import { CallLink, Cases, FIGURE, KeyFacts, useKeyFacts } from './service/serviceParts';

const LOST = '/consular/passports/lost';
const EMERGENCY = '/consular/passports/emergency';

/** The stops on the way through a service with the anchors of their sections; the first one names the stop. */
const stops = {
  bring: ['bring', 'who'],
  do: ['steps', 'where'],
  pay: ['cost', 'time'],
} as const;

interface Props {
  page: Page;
  /** Components by the anchor of their section. */
  tools?: Record<string, ReactNode>;
}

const loadMap = async () => (await import('../embassy/map/SketchMap')).SketchMap;

/** Renders the page of a consular service (R1.17). */
export function ServicePage({ page, tools }: Props) {
  const { t } = useTranslation();
  const text = usePageText<ServiceText>(page.path);
  const { open, answered } = useQuestions(page.path);
  const { cost } = useKeyFacts(page, text);
  const { sections } = text;
  const { bring } = sections;
  // The visit follows the list to tick, before what concerns some alone.
  const cases = bring?.checklist && bring.parts;
  // What to pay is stated where it is asked; without a sum the time to wait says more.
  const { cost: stated, ...others } = sections;
  const isAsked = stated !== undefined || FIGURE.test(cost) || !sections.time;
  const paragraphs = [cost, ...(stated?.paragraphs ?? [])];
  const all: ServiceText['sections'] = {
    ...(isAsked && {
      cost:
        (stated?.list ?? stated?.table)
          ? stated
          : { title: t('content.service.cost'), ...stated, paragraphs },
    }),
    ...others,
    ...(cases && { bring: { ...bring, parts: {} } }),
  };
  const own = (['bring', 'do', 'pay'] as const).flatMap((stop) => {
    const anchors = stops[stop].filter((anchor) => anchor in all);
    return anchors[0] ? [{ stop, anchors, first: anchors[0] }] : [];
  });
  const placed: string[] = own.flatMap(({ anchors }) => anchors);
  const rest = Object.keys(all).filter((anchor) => !placed.includes(anchor));
  const names = Object.fromEntries(
    own.map(({ stop, first }) => [first, t(`content.stops.${first === 'time' ? 'wait' : stop}`)]),
  );
  const part = (anchors: string[], level: 2 | 3) => (
    <Sections
      page={page}
      sections={Object.fromEntries(Object.entries(all).filter(([key]) => anchors.includes(key)))}
      tools={tools}
      level={level}
    />
  );
  return (
    <ContentLayout
      page={page}
      text={text}
      top={
        <Suspense>
          <Cases page={page} />
          <KeyFacts
            page={page}
            text={text}
            sections={all}
            calls={page.path === EMERGENCY}
            leads={page.path === LOST}
          />
        </Suspense>
      }
      stops={{ ...names, ...(open.length > 0 && { questions: t('content.stops.ask') }) }}
      actions={<CallLink urgent={page.path === EMERGENCY || page.path === LOST} />}
      compact
    >
      {own.map(({ stop, anchors: [, ...more], first }) => (
        <div key={stop} className={`stack ${styles.stop}`}>
          {part([first], 2)}
          {stop === 'bring' && (
            <>
              <Suspense>
                <PrepareVisit
                  page={page}
                  questions={open.map(([, question]) => question)}
                  answers={answered}
                  loadMap={loadMap}
                />
              </Suspense>
              <Sections page={page} sections={cases ?? {}} tools={tools} level={3} />
            </>
          )}
          {part(more, 3)}
        </div>
      ))}
      <Suspense>
        <Questions page={page} />
        {part(rest, 2)}
        <PageForms page={page} />
      </Suspense>
    </ContentLayout>
  );
}
