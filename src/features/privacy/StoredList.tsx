import { useEffect, useState } from 'react';
import type { PrivacyText } from '../../content/textTypes';
import { Button } from '../../ui/actions/Button';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { Badge } from '../../ui/feedback/Badge';
import { Callout } from '../../ui/feedback/Callout';
import { Table } from '../../ui/text/Table';
import { deleteStored, hasTextsOfStaff, storedPurposes } from './deleteStored';
import styles from './StoredList.module.css';

type State = 'shown' | 'asking' | 'deleted' | 'failed';

/** Lists what the site stores, marks after hydration what is there, and deletes it; asks before if the staff area left texts. */
export function StoredList({ text }: { text: PrivacyText['stored'] }) {
  const [found, setFound] = useState<string[]>([]);
  const [state, setState] = useState<State>('shown');
  useEffect(() => {
    storedPurposes().then(setFound, () => setFound([]));
  }, []);

  const remove = () =>
    deleteStored().then(
      () => {
        setFound([]);
        setState('deleted');
      },
      () => setState('failed'),
    );
  const ask = () => {
    if (found.includes('staff') && hasTextsOfStaff()) setState('asking');
    else void remove();
  };

  return (
    <div className={`stack ${styles.stored}`}>
      <Table cards>
        <thead>
          <tr>
            <th scope="col">{text.title}</th>
            <th scope="col">{text.until}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(text.purposes).map(([name, { what, why, until }]) => (
            <tr key={name}>
              <th scope="row">
                {what}
                {found.includes(name) && <Badge tone="green">{text.now}</Badge>}
                <p className={styles.why}>{why}</p>
              </th>
              <td data-label={text.until}>{until}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Button variant="secondary" onClick={ask} data-script-only>
        {text.delete}
      </Button>
      <div role="status">
        {state === 'deleted' && <Callout kind="note">{text.deleted}</Callout>}
        {state === 'failed' && <Callout kind="error">{text.failed}</Callout>}
      </div>
      {state === 'asking' && (
        <ConfirmDialog
          deletes
          title={text.unsaved.title}
          confirm={text.unsaved.confirm}
          cancel={text.unsaved.cancel}
          onConfirm={() => void remove()}
          onCancel={() => setState('shown')}
        >
          <p>{text.unsaved.text}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
