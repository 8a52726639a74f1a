import { Trash2 } from 'lucide-react';
import { Button } from '../../../ui/actions/Button';
import { ItemName } from '../../../ui/actions/ItemName';
import styles from './DeleteButton.module.css';

interface Props {
  name: string;
  /** Title of the item, for the accessible name. */
  title: string;
  busy?: boolean;
  onClick: () => void;
}

export const DeleteButton = ({ name, title, busy, onClick }: Props) => (
  <Button variant="tertiary" className={styles.delete} busy={busy} onClick={onClick}>
    <Trash2 aria-hidden="true" size="1.05em" />
    {name}
    <ItemName title={title} />
  </Button>
);
