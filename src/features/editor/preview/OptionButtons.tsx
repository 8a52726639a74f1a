import type { LucideIcon } from 'lucide-react';
import { Button } from '../../../ui/actions/Button';
import styles from './OptionButtons.module.css';

interface Props<Id extends string> {
  /** Name of the group for screen readers. */
  legend: string;
  options: { id: Id; label: string; icon?: LucideIcon }[];
  selected: Id;
  onSelect: (id: Id) => void;
}

export function OptionButtons<Id extends string>(props: Props<Id>) {
  const { legend, options, selected, onSelect } = props;
  return (
    <fieldset className={styles.options}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ id, label, icon: Icon }) => (
        <Button
          key={id}
          variant={id === selected ? 'primary' : 'secondary'}
          aria-pressed={id === selected}
          onClick={() => onSelect(id)}
        >
          {Icon && <Icon aria-hidden="true" size="1.1em" />}
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
