import { Trash2 } from 'lucide-react';
import { Button } from '../../../ui/actions/Button';
import { ItemName } from '../../../ui/actions/ItemName';
import styles from './DeleteButton.module.css';

interface Props {
  /** The visible label. */
  name: string;
  /** The title of the item, which the accessible name includes. */
  title: string;
  /** True disables the button while an action is running on the item. */
  busy?: boolean;
  onClick: () => void;
}

/** Renders the red button that deletes an item, to the bin or permanently. */
export const DeleteButton = ({ name, title, busy, onClick }: Props) => (
  <Button variant="tertiary" className={styles.delete} busy={busy} onClick={onClick}>
    <Trash2 aria-hidden="true" size="1.05em" />
    {name}
    <ItemName title={title} />
  </Button>
);
