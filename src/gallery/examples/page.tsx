import { Button } from '../../ui/actions/Button';
import { ActionRow } from '../../ui/layout/ActionRow';
import { Panel } from '../../ui/layout/Panel';
import { AppLink } from '../../ui/navigation/AppLink';
import { BeadStrip } from '../../ui/page/BeadStrip';
import { CanonicalLinks } from '../../ui/page/CanonicalLinks';
import { Columns } from '../../ui/page/Columns';
import { Illustration } from '../../ui/page/Illustration';
import { PageHead } from '../../ui/page/PageHead';
import { PageHeader } from '../../ui/page/PageHeader';
import { Section } from '../../ui/page/Section';
import { StaffPage } from '../../ui/page/StaffPage';
import type { Examples, ExamplesOf } from './example';

const beads: Examples = ({ states }) => [
  { title: states.plain, frame: 'page', element: <BeadStrip /> },
];

const columns: Examples = ({ states, samples, actions }) => [
  {
    title: states.several,
    frame: 'page',
    element: (
      <Columns>
        <Panel aria-label={actions.news}>
          <p>{samples.paragraph}</p>
        </Panel>
        <Panel aria-label={actions.notices}>
          <p>{samples.sentence}</p>
        </Panel>
      </Columns>
    ),
  },
];

const canonicalLinks: Examples = ({ states, page }) => [
  {
    title: states.inHead,
    element: (
      <>
        <CanonicalLinks path="/news" />
        <p>{page.inHead}</p>
      </>
    ),
  },
];

const pageHead: Examples = ({ states, page, samples }) => [
  {
    title: states.inHead,
    element: (
      <>
        <PageHead title={samples.title} description={samples.paragraph} />
        <p>{page.inHead}</p>
      </>
    ),
  },
];

const pageHeader: Examples = ({ states, navigation, samples, actions }) => {
  const crumbs = [
    { to: '/', name: navigation.home },
    { to: '/consular', name: navigation.consular },
  ];
  return [
    {
      title: 'scene, crumbs, lead',
      frame: 'page',
      element: (
        <PageHeader
          title={samples.title}
          lead={samples.sentence}
          scene="passport-desk"
          crumbs={crumbs}
        />
      ),
    },
    {
      title: 'compact',
      frame: 'page',
      element: (
        <PageHeader
          title={samples.longTitle}
          lead={samples.paragraph}
          scene="moscow-kenya"
          compact
        />
      ),
    },
    {
      title: 'children',
      frame: 'page',
      element: (
        <PageHeader title={samples.title}>
          <ActionRow>
            <Button>{actions.open}</Button>
          </ActionRow>
        </PageHeader>
      ),
    },
    { title: states.long, frame: 'page', element: <PageHeader title={samples.longTitle} /> },
  ];
};

const scene: Examples = ({ page }) => [
  {
    title: 'alt',
    frame: 'narrow',
    element: <Illustration name="dhow-coast" alt={page.sceneAlt} />,
  },
];

const section: Examples = ({ states, navigation, samples }) => [
  {
    title: states.plain,
    frame: 'page',
    element: (
      <Section
        id="section-plain"
        title={samples.title}
        more={<AppLink to="/news">{navigation.allNews}</AppLink>}
      >
        <p>{samples.paragraph}</p>
      </Section>
    ),
  },
  {
    title: 'lead',
    frame: 'page',
    element: (
      <Section
        id="section-lead"
        title={samples.longTitle}
        lead={samples.sentence}
        more={<AppLink to="/consular">{navigation.consular}</AppLink>}
      >
        <p>{samples.paragraph}</p>
      </Section>
    ),
  },
];

const staffPage: Examples = ({ states, samples }) => [
  {
    title: states.plain,
    frame: 'page',
    element: (
      <StaffPage title={samples.title}>
        <p>{samples.paragraph}</p>
      </StaffPage>
    ),
  },
  {
    title: states.long,
    frame: 'page',
    element: (
      <StaffPage title={samples.longTitle}>
        <p>{samples.paragraph}</p>
      </StaffPage>
    ),
  },
];

/** The examples of the components of `src/ui/page`. */
export const page: ExamplesOf[] = [
  [BeadStrip, beads],
  [Columns, columns],
  [CanonicalLinks, canonicalLinks],
  [PageHead, pageHead],
  [PageHeader, pageHeader],
  [Illustration, scene],
  [Section, section],
  [StaffPage, staffPage],
];
