import { Pencil, Printer, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../ui/actions/Button';
import { CopyButton } from '../../ui/actions/CopyButton';
import { ItemName } from '../../ui/actions/ItemName';
import { MoreMenu } from '../../ui/actions/MoreMenu';
import { RotatorControls } from '../../ui/actions/RotatorControls';
import { ActionRow } from '../../ui/layout/ActionRow';
import type { Examples, ExamplesOf } from './example';
import { Rotator } from './live/Rotator';

const VARIANTS = ['primary', 'secondary', 'danger', 'tertiary', 'onDark'] as const;

const button: Examples = ({ states, actions }) => [
  ...VARIANTS.map((variant) => ({
    title: `variant="${variant}"`,
    frame: variant === 'onDark' ? ('dark' as const) : ('plain' as const),
    element: (
      <ActionRow>
        <Button variant={variant}>{actions.save}</Button>
        <Button variant={variant}>
          <Printer aria-hidden="true" size="1.05em" />
          {actions.print}
        </Button>
        <Button variant={variant} busy>
          {states.busy}
        </Button>
        <Button variant={variant} disabled>
          {states.disabled}
        </Button>
      </ActionRow>
    ),
  })),
  { title: states.long, element: <Button>{actions.long}</Button> },
  {
    title: states.link,
    element: (
      <Link to="?" className={buttonClass('secondary')}>
        {actions.open}
      </Link>
    ),
  },
];

const nothing = () => undefined;

const moreMenu: Examples = ({ states, actions }) => {
  const items = [
    { icon: Pencil, name: actions.edit, onChoose: nothing },
    { icon: Trash2, name: actions.remove, danger: true, onChoose: nothing },
  ];
  return [
    {
      title: states.plain,
      element: <MoreMenu name={actions.more} busy={false} items={items} />,
    },
    { title: 'busy', element: <MoreMenu name={actions.more} busy items={items} /> },
  ];
};

const copyButton: Examples = ({ states, actions }) => [
  {
    title: states.plain,
    element: (
      <CopyButton text={() => actions.save} copied={actions.copied} notCopied={actions.notCopied}>
        {actions.copy}
      </CopyButton>
    ),
  },
];

const ofItem: Examples = ({ states, actions }) => [
  {
    title: states.hiddenText,
    element: (
      <Button variant="secondary">
        {actions.edit}
        <ItemName title={actions.item} />
      </Button>
    ),
  },
];

const rotatorControls: Examples = ({ states, actions }) => [
  { title: states.plain, element: <Rotator what={actions.news} /> },
  { title: 'steps', element: <Rotator what={actions.notices} steps /> },
  { title: states.onDark, frame: 'dark', element: <Rotator what={actions.images} steps /> },
];

/** The examples of the components of `src/ui/actions`. */
export const actions: ExamplesOf[] = [
  [Button, button],
  [MoreMenu, moreMenu],
  [CopyButton, copyButton],
  [ItemName, ofItem],
  [RotatorControls, rotatorControls],
];
