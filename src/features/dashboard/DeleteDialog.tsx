import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../lib/queryClient';
import type { ErrorCode } from '../../lib/reasons';
import { type Result, ServiceError, unwrap } from '../../lib/result';
import { Callout } from '../../ui/Callout';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { Row } from './row';

interface Props<Outcome> {
  kind: 'news' | 'notices';
  row: Row;
  remove: (id: string) => Promise<Result<Outcome>>;
  /** Asks for a sign-in where the reason is one that it cures; resolves to whether to go on. */
  cure: (reason: ErrorCode) => Promise<boolean>;
  /** Without an outcome where somebody else was quicker. */
  onDeleted: (outcome: Outcome | null) => void;
  onCancel: () => void;
}

/** Names what will be deleted and asks once; a failure is told here, and can be tried again. */
export function DeleteDialog<Outcome>(props: Props<Outcome>) {
  const { kind, row, remove, cure, onDeleted, onCancel } = props;
  const { t } = useTranslation('admin');
  const deletion = useMutation(
    {
      mutationFn: async () => {
        let result = await remove(row.id);
        while (!result.success && (await cure(result.code))) result = await remove(row.id);
        // Somebody else was quicker: it is gone, which is what was wanted.
        if (!result.success && result.code === 'notFound') return null;
        return unwrap(result);
      },
      onSuccess: onDeleted,
    },
    queryClient,
  );
  const { error, isPending } = deletion;
  return (
    <ConfirmDialog
      title={t(`delete.${kind}.title`)}
      confirm={isPending ? t('delete.busy') : t(`delete.${kind}.confirm`)}
      cancel={t('delete.keep')}
      busy={isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onCancel}
    >
      <p>
        <strong>{row.title}</strong>
      </p>
      <p>{t('delete.text')}</p>
      {error && (
        <Callout kind="error" live>
          <p>{error.message}</p>
          {error instanceof ServiceError && <p>{error.advice}</p>}
        </Callout>
      )}
    </ConfirmDialog>
  );
}
