import { Button } from '../../ui/actions/Button';
import { Badge } from '../../ui/feedback/Badge';
import { ActionRow } from '../../ui/layout/ActionRow';
import { Card } from '../../ui/layout/Card';
import { Panel } from '../../ui/layout/Panel';
import { TabbedColumns } from '../../ui/layout/TabbedColumns';
import type { Examples, ExamplesOf } from './example';
import { SelectsPane } from './live/SelectsPane';

const PAGE = '/consular/passports';

const actionRow: Examples = ({ states, actions, samples }) => [
  {
    title: states.plain,
    element: (
      <ActionRow>
        <Button>{actions.save}</Button>
        <Button variant="secondary">{actions.print}</Button>
        <p>{samples.sentence}</p>
      </ActionRow>
    ),
  },
  {
    title: states.long,
    element: (
      <ActionRow>
        <Button>{actions.long}</Button>
        <Button variant="secondary">{actions.long}</Button>
      </ActionRow>
    ),
  },
];

const card: Examples = ({ states, feedback, samples }) => [
  {
    title: 'scene',
    frame: 'narrow',
    element: (
      <Card to={PAGE} level={3} title={samples.title} text={samples.sentence} scene="tea-hills" />
    ),
  },
  {
    title: 'children',
    frame: 'narrow',
    element: (
      <Card to={PAGE} level={3} title={samples.title} text={samples.sentence}>
        <Badge tone="green">{feedback.badge.green}</Badge>
      </Card>
    ),
  },
  {
    title: states.long,
    frame: 'narrow',
    element: <Card to={PAGE} level={3} title={samples.longTitle} text={samples.paragraph} />,
  },
];

const VARIANTS = ['plain', 'accent', 'compact'] as const;

const panel: Examples = ({ samples }) =>
  VARIANTS.map((variant) => ({
    title: `variant="${variant}"`,
    element: (
      <Panel variant={variant} aria-label={`${samples.title}: ${variant}`}>
        <p>{samples.paragraph}</p>
      </Panel>
    ),
  }));

const tabbedColumns: Examples = ({ states, samples, feedback, layout: texts }) => {
  const english = { id: 'english', label: texts.english, content: <p>{samples.sentence}</p> };
  const russian = { id: 'russian', label: texts.russian, content: <p>{samples.paragraph}</p> };
  const labelled = {
    ...english,
    label: (
      <>
        {texts.english} <Badge tone="green">{feedback.badge.green}</Badge>
      </>
    ),
  };
  return [
    {
      title: states.plain,
      element: (
        <SelectsPane initial="english">
          {(selection) => (
            <TabbedColumns name={texts.panes} panes={[english, russian]} {...selection} />
          )}
        </SelectsPane>
      ),
    },
    {
      title: 'heading="h2"',
      element: (
        <SelectsPane initial="russian">
          {(selection) => (
            <TabbedColumns
              name={texts.panes}
              panes={[labelled, russian]}
              heading="h2"
              {...selection}
            />
          )}
        </SelectsPane>
      ),
    },
  ];
};

/** The examples of the components of `src/ui/layout`. */
export const layout: ExamplesOf[] = [
  [ActionRow, actionRow],
  [Card, card],
  [Panel, panel],
  [TabbedColumns, tabbedColumns],
];
