import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from '../../content/site';
import type { ServiceText } from '../../content/textTypes';
import { PrepareVisit } from '../../features/consular/visit/PrepareVisit';
import { PageForms } from '../../features/contentPage/forms/PageForms';
import { ContentLayout } from '../../features/contentPage/layout/ContentLayout';
import { usePageText } from '../../features/contentPage/layout/usePageText';
import { Questions } from '../../features/contentPage/questions/Questions';
import { useQuestions } from '../../features/contentPage/questions/useQuestions';
import { Sections } from '../../features/contentPage/sections/Sections';
import { Cases, KeyFacts, ServiceActions } from '../../features/contentPage/service/serviceParts';
import styles from './ServicePage.module.css';

const EMERGENCY = '/consular/passports/emergency';

/** The sections of a service in three levels, by their anchors. */
const levels = {
  prepare: ['who', 'bring', 'steps'],
  pay: ['cost', 'time', 'where'],
  afterwards: ['receive', 'next'],
};

interface Props {
  page: Page;
  /** Components by the anchor of their section. */
  tools?: Record<string, ReactNode>;
}

interface LevelProps extends Props {
  level: keyof typeof levels;
  text: ServiceText;
}

/** Renders the sections of a level; a level of one section has the heading of that section. */
function Level({ level, page, text, tools }: LevelProps) {
  const { t } = useTranslation();
  const own = Object.entries(text.sections).filter(([anchor]) => levels[level].includes(anchor));
  const sections = (
    <Sections
      page={page}
      sections={Object.fromEntries(own)}
      tools={tools}
      level={own.length > 1 ? 3 : 2}
    />
  );
  if (own.length < 2) return sections;
  return (
    <section className={`stack gap-5 ${styles.level}`}>
      <h2 id={level} tabIndex={-1} data-screen-only>
        {t(`content.service.levels.${level}`)}
      </h2>
      {sections}
    </section>
  );
}

const loadMap = async () => (await import('../../features/embassyMap/SketchMap')).SketchMap;

/** Renders the page of a consular service (R1.17). */
export function ServicePage({ page, tools }: Props) {
  const text = usePageText<ServiceText>(page.path);
  const { open, answered } = useQuestions(page.path);
  const top = (
    <>
      <Suspense>
        <Cases page={page} />
        <KeyFacts page={page} text={text} calls={page.path === EMERGENCY} />
      </Suspense>
      <Suspense>
        <PrepareVisit
          page={page}
          text={text}
          questions={open.map(([, question]) => question)}
          answers={answered}
          loadMap={loadMap}
        />
      </Suspense>
    </>
  );
  return (
    <ContentLayout
      page={page}
      text={{ ...text, sections: {} }}
      top={top}
      actions={<ServiceActions />}
      compact
    >
      {(['prepare', 'pay', 'afterwards'] as const).map((level) => (
        <Level key={level} level={level} page={page} text={text} tools={tools} />
      ))}
      <Suspense>
        <Questions page={page} />
        <PageForms page={page} />
      </Suspense>
    </ContentLayout>
  );
}
