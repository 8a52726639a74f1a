import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Result, ServiceError, unwrap } from '../../../lib/http/result';
import { lastEditor } from '../../../services/history/changes';
import { Button } from '../../../ui/actions/Button';
import { ErrorCallout } from '../../../ui/feedback/ErrorCallout';
import { ComparisonDialog } from '../../history/versions/ComparisonDialog';
import { Differences, type Line } from '../../history/versions/Differences';
import type { StoredItem } from '../form/itemFormConfig';
import styles from './ConflictDialog.module.css';
import { SavedBy } from './SavedBy';

interface Props<Item extends StoredItem> {
  id: string;
  load: () => Promise<Result<Item>>;
  /** The fields of both versions, with the labels of the form. */
  compare: (item: Item) => Line[];
  /** What is copied: the author's own text. */
  mine: () => string;
  onOverwrite: (item: Item) => void;
  onAcceptTheirs: (item: Item) => void;
  onClose: () => void;
}

/** Two people edited the same item: shows both versions and lets the second decide. */
export function ConflictDialog<Item extends StoredItem>(props: Props<Item>) {
  const { id, load, compare, mine, onOverwrite, onAcceptTheirs, onClose } = props;
  const { t } = useTranslation('admin');
  const { data, error } = useQuery({
    queryKey: ['admin', 'conflict', id],
    queryFn: async () => {
      const [item, who] = await Promise.all([load(), lastEditor(id)]);
      return { item: unwrap(item), who: who.success ? who.data : null };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const gone = error instanceof ServiceError && error.code === 'notFound';
  return (
    <ComparisonDialog
      title={t('conflict.title')}
      onClose={onClose}
      actions={
        <>
          <Copy text={mine} />
          {data && (
            <>
              <Button look="secondary" onClick={() => onAcceptTheirs(data.item)}>
                {t('conflict.take')}
              </Button>
              <Button look="danger" onClick={() => onOverwrite(data.item)}>
                {t('conflict.overwrite')}
              </Button>
            </>
          )}
          <Button look="quiet" onClick={onClose}>
            {t('conflict.back')}
          </Button>
        </>
      }
    >
      {!data && !error && <p role="status">{t('conflict.loading')}</p>}
      {gone ? <p role="alert">{t('conflict.gone')}</p> : <ErrorCallout error={error} />}
      {data && (
        <>
          <SavedBy who={data.who} at={data.item.updatedAt} />
          <Differences
            lines={compare(data.item)}
            names={{
              mine: t('conflict.mine'),
              theirs: t('conflict.theirs'),
              same: t('conflict.same'),
            }}
          />
        </>
      )}
    </ComparisonDialog>
  );
}

function Copy({ text }: { text: () => string }) {
  const { t } = useTranslation('admin');
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <>
      <Button onClick={() => void copy()}>{t('conflict.copy')}</Button>
      <p role="status" className={styles.copied}>
        {copied !== undefined && t(copied ? 'conflict.copied' : 'conflict.notCopied')}
      </p>
    </>
  );
}
